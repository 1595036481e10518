import type { Network } from '@everything-wallet/core/networks/networks';
import { useQuery } from '@tanstack/react-query';
import { useSnackbar } from 'notistack';
import { useEffect, useState } from 'react';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { saysNodesDisagree } from '../../../lib/firebase/saysNodesDisagree.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useRefetch } from '../../../lib/query/useRefetch.ts';
import { together } from '../../../lib/refresh/alignRefetches.ts';
import { refreshPace, soonMsOf } from '../../../lib/refresh/refreshPace.ts';
import { useText } from '../../../lib/text/useText.ts';
import { getBalance } from '../api/getBalance.ts';

/** The balance of an address on a network: not known yet, known, or not to be had. */
export interface Balance {
  /** Wei; undefined while it is not known. Unknown is not zero. */
  readonly wei: bigint | undefined;
  /** Whether the last question failed; `wei` then is the last known balance, if there is one. */
  readonly isFailed: boolean;
  /** Whether it failed because the network's nodes differ. */
  readonly isDisputed: boolean;
  /** When `wei` was so, where it is no longer of now. */
  readonly asOf: Date | undefined;
  /** When `wei` was heard, in ms since 1970; 0 while it is not known. */
  readonly heardAt: number;
  readonly isFetching: boolean;
  readonly refresh: () => void;
  /** Asks again without waiting any longer for the answer to the last question. */
  readonly retry: () => void;
}

/**
 * Keeps the balance of an address up to date; a failure is told once, and the next success clears it. That the server
 * wants to be asked less is no failure while a balance is known.
 *
 * @param address undefined where there is none: nothing is asked (docs/product.md §5, Balance fetch)
 */
export function useBalance(address: string | undefined, network: Network): Balance {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const askAnew = useRefetch();
  const queryKey = ['balance', network.rpcName, address];
  const { data, error, dataUpdatedAt, errorUpdatedAt, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: () => getBalance(address ?? '', network.rpcName),
    enabled: address !== undefined,
    refetchInterval: (query) => refreshPace(query, soonMsOf(network)),
    meta: together,
  });

  // isError would flicker: while a failed question is asked again, the library calls it pending.
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
    retry: () => askAnew(queryKey),
  };
}
