import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { saysNodesDisagree } from '../../../lib/firebase/saysNodesDisagree.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { together, togetherOf } from '../../../lib/refresh/alignRefetches.ts';
import { balanceJoinsAfter, balancePace, refreshPace, soonMsOf } from '../../../lib/refresh/refreshPace.ts';
import { getTokenBalance, type TokenAmount } from '../api/getTokenBalance.ts';
import type { TokenListing } from '../TokenListing.ts';
import { tokenBalanceKey } from '../tokenBalanceKey.ts';
import { useTokenNetwork } from './useTokenNetwork.ts';

/** Maximum tokens at the full refresh rate; with more, each is queried less often, within the server's rate limits. */
const TOKENS_AT_ONCE = 15;

/** Balance of a custom token: loading, known or failed. */
export interface TokenBalance {
  /** Undefined while unknown. Unknown is not zero. */
  readonly held: TokenAmount | undefined;
  /** True if the last request failed; `held` is then the last known balance, if there is one. */
  readonly isFailed: boolean;
  /** True if it failed because the network's nodes disagree. */
  readonly isDisputed: boolean;
  readonly refresh: () => void;
}

/**
 * Refreshes the balance of a custom token.
 *
 * @param address undefined without one: nothing is requested, as on a disabled network
 */
export function useTokenBalance(token: TokenListing, address: string | undefined): TokenBalance {
  const network = useTokenNetwork(token.network);
  const contract = token.contract_address;
  const queryClient = useQueryClient();
  const { data, error, dataUpdatedAt, errorUpdatedAt, refetch } = useQuery({
    queryKey: tokenBalanceKey(token, address),
    queryFn: () => {
      if (!network || address === undefined) throw new TypeError('Network or address is missing');
      return getTokenBalance({ address, contract, network: network.rpcName });
    },
    enabled: network !== undefined && address !== undefined,
    refetchInterval: (query) => {
      const tokens = queryClient
        .getQueryCache()
        .findAll({ queryKey: ['tokenBalance'], type: 'active' }).length;
      const rounds = Math.max(1, Math.ceil(tokens / TOKENS_AT_ONCE));
      return rounds * (network ? balancePace(query, network, soonMsOf(network)) : refreshPace(query));
    },
    meta: network ? togetherOf(network.id, (query) => balanceJoinsAfter(query, network)) : together,
  });

  // isError would flicker: the library resets it to pending during a retry.
  const isFailed = errorUpdatedAt > dataUpdatedAt;
  const [lastError, setLastError] = useState(error);
  if (error && error !== lastError) setLastError(error);
  const isDisputed = isFailed && saysNodesDisagree(lastError);
  useEffect(() => {
    if (isFailed) logProblem('Failed to fetch a token balance');
  }, [isFailed]);

  return { held: data, isFailed, isDisputed, refresh: () => void refetch() };
}
