import type { RpcErrorObject } from '../connectProtocol.ts';
import { parseSiteRequest } from '../parseSiteRequest.ts';
import type { ParsedSiteRequest } from '../ParsedSiteRequest.ts';
import type { SitePermission } from '../SitePermission.ts';

/** Two accounts of the site, and an address of another user. */
export const ACCOUNT = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
export const SECOND = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
export const OTHER = '0x0c54FcCd2e384b4BB6f2E405Bf5Cbc15a017AaFb';

export const NOW = Date.parse('2026-11-28T12:00:00Z');

/** Connected to two accounts on Ethereum and Polygon. */
export const connectedSite: SitePermission = {
  origin: 'https://app.example',
  accounts: [ACCOUNT, SECOND],
  chainId: 1,
  chainIds: [1, 137],
};

interface Circumstances {
  readonly chainId?: unknown;
  readonly site?: SitePermission;
  readonly now?: number;
}

/** Reads a request of the connected site, on Ethereum unless told otherwise. */
export function request(
  method: unknown,
  params: unknown,
  { chainId = '0x1', site = connectedSite, now = NOW }: Circumstances = {},
): ParsedSiteRequest {
  return parseSiteRequest({ method, params, chainId }, site, now);
}

/** Returns the error of a request; fails for a request that is taken. */
export function errorOf(read: ParsedSiteRequest): RpcErrorObject {
  if (read.kind !== 'refused') throw new Error(`The request was taken as ${read.kind}`);
  return read.error;
}
