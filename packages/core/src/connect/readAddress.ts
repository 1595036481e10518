import { getAddress } from 'ethers/address';
import { isEvmAddress } from '../accounts/addressSchema.ts';
import { quoteInput } from './quoteInput.ts';
import { RequestError } from './RequestError.ts';

/**
 * Reads an address: 0x and 40 hex digits, in mixed case with a valid checksum (EIP-55).
 *
 * @param field name for the error
 * @returns checksum address
 * @throws RequestError -32602, for ICAP and ENS names too
 */
export function readAddress(value: unknown, field: string): string {
  if (typeof value !== 'string' || !isEvmAddress(value)) {
    throw new RequestError(
      `${field} must be an address: 0x and 40 hex digits with a valid checksum, not ${quoteInput(value)}.`,
    );
  }
  return getAddress(value);
}
