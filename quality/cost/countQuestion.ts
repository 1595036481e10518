import type { Network } from '@everything-wallet/core/networks/networks';
import type { UseCounts } from './SessionCounts.ts';

/** A question as JSON-RPC has it. */
export interface CountedQuestion {
  readonly method: string;
  readonly params?: readonly unknown[];
}

/**
 * Counts a request to a node: as shared where it depends on no user, otherwise by its network, selected or
 * not.
 *
 * @param selected the network of the card, which is queried at each poll; the others every three minutes
 * @param areHeadsShared false while the latest block is requested to sign or to set a fee; then it counts as
 *   the user's own
 */
export function countQuestion(
  use: UseCounts,
  { method, params = [] }: CountedQuestion,
  {
    network,
    selected,
    areHeadsShared,
  }: { readonly network: Network; readonly selected: Network; readonly areHeadsShared: boolean },
): void {
  const isBlock = method === 'eth_getBlockByNumber';
  const isSharedBlock = isBlock && (params[0] === 'latest' ? areHeadsShared : params[1] === true);
  // An instance queries each node once, before its first request.
  const [filter] = params as [{ topics?: readonly unknown[] } | undefined];
  const areLogsOfAll = method === 'eth_getLogs' && filter?.topics?.length === 1;
  const isShared = isSharedBlock || areLogsOfAll || method === 'eth_chainId';
  const own = use.rpcMethods[network === selected ? 'selected' : 'others'];
  const counts = isShared ? use.sharedRpc : own;
  counts[method] = (counts[method] ?? 0) + 1;
  if (!isShared) use.rpcCalls += 1;
}
