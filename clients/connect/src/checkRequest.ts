import { connectLimits } from '@everything-wallet/core/connect/connectProtocol';
import { parseJson } from './parseJson.ts';
import { ProviderRpcError } from './ProviderRpcError.ts';
import { toRecord } from './toRecord.ts';

/** No method takes more. */
const MAX_PARAMS = 100;

interface CheckedRequest {
  readonly method: string;
  /** Copy that later changes of the caller's objects do not reach. */
  readonly params: unknown;
}

/**
 * Checks and copies a request.
 *
 * @throws {ProviderRpcError} -32600 for a malformed request, 4200 for a name too long, -32602 for invalid parameters.
 */
export function checkRequest(args: unknown): CheckedRequest {
  const { method, params } = toRecord(args);
  if (typeof method !== 'string' || !method) throw new ProviderRpcError(-32600, 'method must be a string.');
  if (method.length > connectLimits.MAX_METHOD_CHARACTERS) {
    throw new ProviderRpcError(4200, 'The method is not supported.');
  }
  if (params === undefined) return { method, params };
  // A cycle, a bigint, and code of the caller that throws become undefined.
  const copy = parseJson(() => {
    const json = JSON.stringify(params) as string | undefined;
    return json && json.length <= connectLimits.MAX_REQUEST_CHARACTERS ? json : undefined;
  });
  if (typeof copy !== 'object' || !copy || (Array.isArray(copy) && copy.length > MAX_PARAMS)) {
    throw new ProviderRpcError(
      -32602,
      `params must be a JSON array or object of at most ${MAX_PARAMS} entries and 256 kB.`,
    );
  }
  return { method, params: copy };
}
