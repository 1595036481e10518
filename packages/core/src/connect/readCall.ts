import { quoteInput } from './quoteInput.ts';
import { readAddress } from './readAddress.ts';
import { readQuantity } from './readQuantity.ts';
import type { RequestedCall } from './ParsedSiteRequest.ts';
import { RequestError } from './RequestError.ts';

/** Bytes of call data: 128 kB. */
const MAX_DATA_BYTES = 131_072;

/**
 * Reads what a transaction, or a call of a batch, does.
 *
 * @param prefix of the fields' names in errors, for example `calls[1].`
 * @throws RequestError -32602
 */
export function readCall(fields: Readonly<Record<string, unknown>>, prefix = ''): RequestedCall {
  const data = readData(fields['data'], `${prefix}data`);
  const input = readData(fields['input'], `${prefix}input`);
  if (data !== undefined && input !== undefined && data !== input) {
    throw new RequestError(`${prefix}data and ${prefix}input differ. Send one of them.`);
  }
  const callData = data ?? input ?? '0x';
  const to = isAbsent(fields['to']) ? null : readAddress(fields['to'], `${prefix}to`);
  if (to === null && callData === '0x') {
    throw new RequestError(`${prefix}to is missing. Only a contract creation, which has data, may omit it.`);
  }
  const value = isAbsent(fields['value']) ? 0n : readQuantity(fields['value'], `${prefix}value`);
  return { to, value, data: callData };
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null;
}

function readData(value: unknown, field: string): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string' || value.length % 2 !== 0 || !/^0x[0-9a-fA-F]*$/.test(value)) {
    throw new RequestError(`${field} must be 0x and an even number of hex digits, not ${quoteInput(value)}.`);
  }
  if (value.length > 2 + 2 * MAX_DATA_BYTES) {
    throw new RequestError(`${field} must have at most ${MAX_DATA_BYTES} bytes.`);
  }
  return value.toLowerCase();
}
