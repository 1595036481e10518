import { readAddress } from './readAddress.ts';
import { RequestError } from './RequestError.ts';
import { rpcCodes } from './rpcCodes.ts';
import type { SitePermission } from './SitePermission.ts';

/**
 * Reads the account that a request is for.
 *
 * @param value absent for the site's selected account
 * @param field name for the error
 * @returns checksum address
 * @throws RequestError 4100 for an account that the site may not use, -32602 for a malformed address
 */
export function readSigner(value: unknown, field: string, { accounts }: SitePermission): string {
  const address = value === undefined || value === null ? accounts[0] : readAddress(value, field);
  if (address === undefined || !accounts.includes(address)) {
    throw new RequestError(
      `The site is not connected to the account in ${field}${address === undefined ? '' : ` (${address})`}.`,
      rpcCodes.UNAUTHORIZED,
    );
  }
  return address;
}
