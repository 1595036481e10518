import { RpcError } from './RpcError.ts';
import { toRecord } from './toRecord.ts';
import { toRpcError } from './toRpcError.ts';

const TIMEOUT_MS = 15_000;

/**
 * Asks the wallet's read endpoint (docs/features/rpc.md).
 *
 * @param walletUrl Origin of the wallet.
 * @param chainId Chain as hex.
 * @throws RpcError with the node's error, or -32603 when there is no answer
 */
export async function readFromWallet(
  walletUrl: string,
  chainId: string,
  { method, params = [] }: { readonly method: string; readonly params: unknown },
  signal: AbortSignal,
): Promise<unknown> {
  const answer: unknown = await fetch(`${walletUrl}/api/rpc/${Number(chainId)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  })
    .then((response) => response.json())
    .catch(() => {
      throw new RpcError(-32603, 'The wallet’s node did not answer.');
    });
  const { result, error } = toRecord(answer);
  if (error !== undefined || result === undefined) throw toRpcError(error);
  return result;
}
