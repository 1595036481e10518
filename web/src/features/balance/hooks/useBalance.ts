import type { Network } from '@everything-wallet/core/networks/networks';
import { useQuery } from '@tanstack/react-query';
import { useSnackbar } from 'notistack';
import { useEffect, useState } from 'react';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { saysNodesDisagree } from '../../../lib/firebase/saysNodesDisagree.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useRefetch } from '../../../lib/query/useRefetch.ts';
import { togetherOf } from '../../../lib/refresh/alignRefetches.ts';
import { balanceJoinsAfter, balancePace, soonMsOf } from '../../../lib/refresh/refreshPace.ts';
import { useText } from '../../../lib/text/useText.ts';
import { getBalance } from '../api/getBalance.ts';

/** Balance of an address on a network: not known yet, known, or unavailable. */
export interface Balance {
  /** Wei; undefined until it is known. Unknown is not zero. */
  readonly wei: bigint | undefined;
  /** True if the last request failed; `wei` is the last known balance then, if there is one. */
  readonly isFailed: boolean;
  /** True if it failed because the network's nodes disagree. */
  readonly isDisputed: boolean;
  /** Time of `wei`, if it is outdated. */
  readonly asOf: Date | undefined;
  /** Time at which `wei` was received, in ms since 1970; 0 until it is known. */
  readonly heardAt: number;
  readonly isFetching: boolean;
  readonly refresh: () => void;
  /** Sends a new request without waiting for the pending one. */
  readonly retry: () => void;
}

/**
 * Refreshes the balance of an address. Reports a failure once, until the next success clears it. A rate limit is no failure while
 * a balance is known.
 *
 * @param address undefined if none: nothing is requested (docs/product.md §5, Balance fetch)
 */
export function useBalance(address: string | undefined, network: Network): Balance {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const refetchNow = useRefetch();
  const queryKey = ['balance', network.rpcName, address];
  const { data, error, dataUpdatedAt, errorUpdatedAt, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: () => getBalance(address ?? '', network.rpcName),
    enabled: address !== undefined,
    refetchInterval: (query) => balancePace(query, network, soonMsOf(network)),
    meta: togetherOf(network.id, (query) => balanceJoinsAfter(query, network)),
  });

  // isError would flicker: during a retry, the library reports the query as pending.
  const isOld = errorUpdatedAt > dataUpdatedAt;
  const [lastError, setLastError] = useState(error);
  if (error && error !== lastError) setLastError(error);
  const isPaused =
    data !== undefined && lastError instanceof CallableError && lastError.reason === 'tooManyRequests';
  const isFailed = isOld && !isPaused;
  const isDisputed = isFailed && saysNodesDisagree(lastError);
  useEffect(() => {
    if (!isFailed) return;
    logProblem('Failed to fetch balance');
    enqueueSnackbar(t(isDisputed ? 'home.error.disputed' : 'home.error.balance'), { variant: 'error' });
  }, [isFailed, isDisputed, enqueueSnackbar, t]);

  const asOf = isOld && data !== undefined ? new Date(dataUpdatedAt) : undefined;
  return {
    wei: data,
    isFailed,
    isDisputed,
    asOf,
    heardAt: dataUpdatedAt,
    isFetching,
    refresh: () => void refetch(),
    retry: () => refetchNow(queryKey),
  };
}
