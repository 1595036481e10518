import { isRecord } from '../calls/typedData/isRecord.ts';
import type { ConnectedRequest } from './ConnectedRequest.ts';
import { connectLimits } from './connectProtocol.ts';
import { quoteInput } from './quoteInput.ts';
import { readCalls } from './readCalls.ts';
import { readPermissions } from './readPermissions.ts';
import { readPersonalSign } from './readPersonalSign.ts';
import type { ParsedSiteRequest } from './ParsedSiteRequest.ts';
import { readSwitchChain } from './readSwitchChain.ts';
import { readTransaction } from './readTransaction.ts';
import { readTypedDataRequest } from './readTypedDataRequest.ts';
import { readWatchAsset } from './readWatchAsset.ts';
import { RequestError } from './RequestError.ts';
import { rpcCodes } from './rpcCodes.ts';
import type { SitePermission } from './SitePermission.ts';

const MAX_PARAMETERS = 64;

/** Methods of sites that are not connected yet, by what reads their parameters. */
const connectMethods: ReadonlyMap<string, (params: unknown) => ParsedSiteRequest> = new Map([
  // Whatever parameters are given, it asks for the same.
  ['eth_requestAccounts', () => ({ kind: 'connect', answer: 'accounts' })],
  ['wallet_requestPermissions', readPermissions],
]);

/** All other methods that the window answers. */
const methods: ReadonlyMap<string, (request: ConnectedRequest) => ParsedSiteRequest> = new Map([
  ['personal_sign', readPersonalSign],
  ['eth_signTypedData_v4', readTypedDataRequest],
  ['eth_sendTransaction', readTransaction],
  ['wallet_sendCalls', readCalls],
  ['wallet_switchEthereumChain', (request) => readSwitchChain('switchChain', request)],
  ['wallet_addEthereumChain', (request) => readSwitchChain('addChain', request)],
  ['wallet_watchAsset', readWatchAsset],
]);

/**
 * Reads a site's request, and refuses what can be refused without the user and without a node. Never throws.
 *
 * @param request as the site sent it
 * @param site undefined if it is not connected
 * @param now milliseconds since 1970
 */
export function parseSiteRequest(
  request: { readonly method: unknown; readonly params: unknown; readonly chainId: unknown },
  site: SitePermission | undefined,
  now: number,
): ParsedSiteRequest {
  try {
    return read(request, site, now);
  } catch (error) {
    const { code, message } =
      error instanceof RequestError
        ? error
        : { code: rpcCodes.INTERNAL, message: 'The wallet could not read the request.' };
    return { kind: 'refused', error: { code, message } };
  }
}

function read(
  { method, params, chainId }: { method: unknown; params: unknown; chainId: unknown },
  site: SitePermission | undefined,
  now: number,
): ParsedSiteRequest {
  if (typeof method !== 'string' || method === '') {
    throw new RequestError('method must be a text that is not empty.', rpcCodes.INVALID_REQUEST);
  }
  const isLong = method.length > connectLimits.MAX_METHOD_CHARACTERS;
  const connect = isLong ? undefined : connectMethods.get(method);
  const reader = isLong ? undefined : methods.get(method);
  if (connect) {
    checkParameters(method === 'eth_requestAccounts' ? (params ?? []) : params);
    return connect(params);
  }
  if (!reader) {
    throw new RequestError(
      `The wallet does not support the method ${quoteInput(method)}.`,
      rpcCodes.UNSUPPORTED_METHOD,
    );
  }
  if (!site) {
    throw new RequestError(
      'The site is not connected. Call eth_requestAccounts first.',
      rpcCodes.UNAUTHORIZED,
    );
  }
  checkParameters(params);
  return reader({ params, chainId, site, now });
}

function checkParameters(params: unknown): void {
  if (!Array.isArray(params) && !isRecord(params)) {
    throw new RequestError(`params must be a list or an object, not ${quoteInput(params)}.`);
  }
  if ((Array.isArray(params) ? params : Object.keys(params)).length > MAX_PARAMETERS) {
    throw new RequestError(`params must have at most ${MAX_PARAMETERS} parameters.`);
  }
}
