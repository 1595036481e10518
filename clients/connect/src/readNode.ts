import { ProviderRpcError } from './ProviderRpcError.ts';
import { toRecord } from './toRecord.ts';
import { toRpcError } from './toRpcError.ts';

const TIMEOUT_MS = 5000;

/**
 * Asks a node by JSON-RPC 2.0.
 *
 * @param url Address of the node.
 * @param signal Ends the request; after 5 s by default.
 * @throws {ProviderRpcError} With the node's error, or -32603 when it does not answer.
 * @throws The reason of `signal` when that is aborted.
 */
export async function readNode(
  url: string,
  method: string,
  params: unknown = [],
  signal?: AbortSignal,
): Promise<unknown> {
  const response: unknown = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    credentials: 'omit',
    signal: signal ?? AbortSignal.timeout(TIMEOUT_MS),
  })
    .then((answer) => answer.json())
    .catch(() => {
      signal?.throwIfAborted();
      throw new ProviderRpcError(-32603, 'The node did not answer.');
    });
  const { result, error } = toRecord(response);
  if (error || result === undefined) throw toRpcError(error);
  return result;
}
