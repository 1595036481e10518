import { isRecord } from '../calls/typedData/isRecord.ts';
import { onlyObject } from './onlyObject.ts';
import { quoteInput } from './quoteInput.ts';
import type { ParsedSiteRequest } from './ParsedSiteRequest.ts';
import { RequestError } from './RequestError.ts';

/** The second is MetaMask's for the chains; the user chooses both in one screen. */
const KNOWN_PERMISSIONS = ['eth_accounts', 'endowment:permitted-chains'];

/**
 * Reads `wallet_requestPermissions` (EIP-2255). Caveats are not read: the user decides what to grant.
 *
 * @throws RequestError -32602
 */
export function readPermissions(params: unknown): ParsedSiteRequest {
  const permissions = onlyObject(params);
  const unknown = Object.keys(permissions).find((name) => !KNOWN_PERMISSIONS.includes(name));
  if (unknown !== undefined) {
    throw new RequestError(`The wallet does not have the permission ${quoteInput(unknown)}.`);
  }
  if (!isRecord(permissions['eth_accounts'])) {
    throw new RequestError('The permission eth_accounts must be an object.');
  }
  return { kind: 'connect', answer: 'permissions' };
}
