import type { Network } from '@everything-wallet/core/networks/networks';
import type { UseCounts } from './SessionCounts.ts';

/** A question as JSON-RPC has it. */
export interface CountedQuestion {
  readonly method: string;
  readonly params?: readonly unknown[];
}

/**
 * Counts a question to a node: apart from a user's own where it depends on no user, and else by whether its network is the selected one.
 *
 * @param selected the network of the card, which is asked at each poll; the others are asked every three minutes
 * @param areHeadsShared whether nobody asks for the latest block to sign or to pay a fee by; else it counts as the user's own
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
  // An instance asks each node once, before its first question.
  const [filter] = params as [{ topics?: readonly unknown[] } | undefined];
  const areLogsOfAll = method === 'eth_getLogs' && filter?.topics?.length === 1;
  const isShared = isSharedBlock || areLogsOfAll || method === 'eth_chainId';
  const own = use.rpcMethods[network === selected ? 'selected' : 'others'];
  const counts = isShared ? use.sharedRpc : own;
  counts[method] = (counts[method] ?? 0) + 1;
  if (!isShared) use.rpcCalls += 1;
}
