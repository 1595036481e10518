import { quoteInput } from './quoteInput.ts';
import { RequestError } from './RequestError.ts';

/** 256 bits. Leading zeros change no value, and libraries write them. */
const QUANTITY = /^0x[0-9a-fA-F]{1,64}$/;

/**
 * Reads a hex quantity of at most 2^256 - 1.
 *
 * @param field name for the error
 * @throws RequestError -32602
 */
export function readQuantity(value: unknown, field: string): bigint {
  if (typeof value !== 'string' || !QUANTITY.test(value)) {
    throw new RequestError(
      `${field} must be a hex quantity from 0x0 to 2^256 - 1, such as 0x1a, not ${quoteInput(value)}.`,
    );
  }
  return BigInt(value);
}
