import { connectLimits, type RpcErrorObject } from '@everything-wallet/core/connect/connectProtocol';
import { isRecord } from '@everything-wallet/core/calls/typedData/isRecord';
import type { SiteRequest } from './SiteConnection.ts';

/** A message of a site on its port, as far as it can be read without knowing the method. */
type ReadSiteMessage =
  | { readonly type: 'request'; readonly request: SiteRequest }
  | { readonly type: 'refuse'; readonly id: number; readonly error: RpcErrorObject }
  | { readonly type: 'cancel'; readonly id: number }
  | { readonly type: 'bye' };

/**
 * Reads a message of a site; undefined for anything else.
 *
 * @param isFull true if there are as many open requests as there may be: nothing else of a request is read
 * then
 */
export function readSiteMessage(data: unknown, isFull: boolean): ReadSiteMessage | undefined {
  if (!isRecord(data)) return undefined;
  const { type, id } = data;
  if (type === 'bye') return { type };
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id <= 0) return undefined;
  if (type === 'cancel') return { type, id };
  if (type !== 'request') return undefined;
  if (isFull) {
    const { MAX_OPEN_REQUESTS } = connectLimits;
    return refuse(id, -32005, `At most ${MAX_OPEN_REQUESTS} requests can be open at a time`);
  }
  const { method, params, chainId } = data;
  if (typeof method !== 'string' || method === '') return refuse(id, -32600, 'method must be a text');
  if (method.length > connectLimits.MAX_METHOD_CHARACTERS) return refuse(id, 4200, 'The method is unknown');
  if (typeof chainId !== 'string' || chainId.length > 20) return refuse(id, -32602, 'chainId must be hex');
  const size = sizeOf(params);
  if (size === undefined) return refuse(id, -32602, 'params must be JSON');
  if (size > connectLimits.MAX_REQUEST_CHARACTERS) return refuse(id, -32602, 'params must be at most 256 kB');
  return { type, request: { id, method, params, chainId } };
}

function refuse(id: number, code: number, message: string): ReadSiteMessage {
  return { type: 'refuse', id, error: { code, message } };
}

/** Returns the characters of a value as JSON; undefined for what has no such form. */
function sizeOf(params: unknown): number | undefined {
  if (params === undefined) return 0;
  try {
    // A function has no such form either, whatever the types say.
    return (JSON.stringify(params) as string | undefined)?.length;
  } catch {
    return undefined;
  }
}
