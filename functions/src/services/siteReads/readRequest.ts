import { rpcCodes } from '@everything-wallet/core/connect/rpcCodes';
import { parseJson } from '../../http/parseJson.ts';
import { siteReadLimits } from '../limits/siteReadLimits.ts';
import type { RpcFault } from './RpcFault.ts';
import type { CallId, SiteCall } from './SiteCall.ts';

/** Characters of an id: an answer repeats it. */
const MAX_ID_LENGTH = 256;

/** A request of a site: one call, or a batch of them. */
interface SiteRequest {
  readonly isBatch: boolean;
  readonly calls: readonly SiteCall[];
}

/** Reads the body of a request (JSON-RPC 2.0); returns the fault of one that is refused as a whole. */
export function readRequest(body: string): SiteRequest | RpcFault {
  const request = parseJson(body);
  if (request === undefined) return { code: rpcCodes.PARSE_ERROR, message: 'The request is not valid JSON.' };
  if (!Array.isArray(request)) {
    const call = readCall(request);
    return call.kind === 'invalid' && call.id === null ? call.fault : { isBatch: false, calls: [call] };
  }
  if (request.length === 0) return invalid('The batch is empty.');
  if (request.length > siteReadLimits.maxCalls) {
    return invalid(`A batch has at most ${siteReadLimits.maxCalls} calls. Split this one.`);
  }
  return { isBatch: true, calls: request.map(readCall) };
}

function readCall(call: unknown): SiteCall {
  if (!isObject(call)) return refuse(null, 'A call must be an object.');
  const id = Object.hasOwn(call, 'id') ? call['id'] : undefined;
  if (id !== undefined && !isId(id)) {
    return refuse(
      null,
      `The id must be a string of at most ${MAX_ID_LENGTH} characters, a safe number or null.`,
    );
  }
  if (call['jsonrpc'] !== '2.0') return refuse(id ?? null, "The field 'jsonrpc' must be '2.0'.");
  const { method, params } = call;
  if (typeof method !== 'string' || method === '') {
    return refuse(id ?? null, "The field 'method' must be the name of a method.");
  }
  return id === undefined ? { kind: 'notification' } : { kind: 'call', id, method, params };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns true for an id that an answer can repeat exactly: larger numbers lose digits when they are parsed. */
function isId(id: unknown): id is CallId {
  if (typeof id === 'number') return Math.abs(id) <= Number.MAX_SAFE_INTEGER;
  return id === null || (typeof id === 'string' && id.length <= MAX_ID_LENGTH);
}

function invalid(message: string): RpcFault {
  return { code: rpcCodes.INVALID_REQUEST, message };
}

function refuse(id: CallId, message: string): SiteCall {
  return { kind: 'invalid', id, fault: invalid(message) };
}
