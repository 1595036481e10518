import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { saysNodesDisagree } from '../../../lib/firebase/saysNodesDisagree.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { together } from '../../../lib/refresh/alignRefetches.ts';
import { refreshPace, soonMsOf } from '../../../lib/refresh/refreshPace.ts';
import { getTokenBalance, type TokenAmount } from '../api/getTokenBalance.ts';
import type { TokenListing } from '../TokenListing.ts';
import { tokenBalanceKey } from '../tokenBalanceKey.ts';
import { useTokenNetwork } from './useTokenNetwork.ts';

/** Tokens that are asked for so often; of more, each is asked for less often, within the limits of the server. */
const TOKENS_AT_ONCE = 15;

/** What the user holds of a custom token: not known yet, known, or not to be had. */
export interface TokenBalance {
  /** Undefined while it is not known. Unknown is not zero. */
  readonly held: TokenAmount | undefined;
  /** Whether the last question failed; `held` then is the last known balance, if there is one. */
  readonly isFailed: boolean;
  /** Whether it failed because the network's nodes differ. */
  readonly isDisputed: boolean;
  readonly refresh: () => void;
}

/**
 * Keeps the balance of a custom token up to date.
 *
 * @param address undefined where there is none: nothing is asked, as on a network that is switched off
 */
export function useTokenBalance(token: TokenListing, address: string | undefined): TokenBalance {
  const network = useTokenNetwork(token.network);
  const contract = token.contract_address;
  const queryClient = useQueryClient();
  const { data, error, dataUpdatedAt, errorUpdatedAt, refetch } = useQuery({
    queryKey: tokenBalanceKey(token, address),
    queryFn: () => {
      if (!network || address === undefined) throw new TypeError('Nobody to ask');
      return getTokenBalance({ address, contract, network: network.rpcName });
    },
    enabled: network !== undefined && address !== undefined,
    refetchInterval: (query) => {
      const tokens = queryClient
        .getQueryCache()
        .findAll({ queryKey: ['tokenBalance'], type: 'active' }).length;
      const rounds = Math.max(1, Math.ceil(tokens / TOKENS_AT_ONCE));
      return rounds * refreshPace(query, network && soonMsOf(network));
    },
    meta: together,
  });

  // isError would flicker: while a failed question is asked again, the library calls it pending.
  const isFailed = errorUpdatedAt > dataUpdatedAt;
  const [lastError, setLastError] = useState(error);
  if (error && error !== lastError) setLastError(error);
  const isDisputed = isFailed && saysNodesDisagree(lastError);
  useEffect(() => {
    if (isFailed) logProblem('Failed to fetch a token balance');
  }, [isFailed]);

  return { held: data, isFailed, isDisputed, refresh: () => void refetch() };
}
