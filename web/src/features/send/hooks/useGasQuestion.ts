import type { estimateGas as contract, GasEstimate } from '@everything-wallet/core/callables/estimateGas';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { saysNodesDisagree } from '../../../lib/firebase/saysNodesDisagree.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { startStopwatch } from '../../../lib/time/startStopwatch.ts';
import { estimateGas } from '../api/estimateGas.ts';
import { useDebounced } from './useDebounced.ts';

/** How long typing must rest before the fee is asked for, in ms. */
const DEBOUNCE_MS = 200;

/** How often the shown fee is brought up to date, in ms: nothing is signed on one that is older than a block of Ethereum. */
const REFRESH_MS = 6_000;

/** The fee of what is being typed. */
export interface GasEstimation {
  readonly estimate: GasEstimate | undefined;
  /** True from the last keystroke until it is answered, or was in vain. */
  readonly isEstimating: boolean;
  /** True when the last answer was a failure, also while it is asked again. */
  readonly isFailed: boolean;
  /** True when it failed because the network's nodes differ. */
  readonly isDisputed: boolean;
  /** Asks again at once. */
  readonly refresh: () => void;
  /** How long ago the estimate was asked for, in ms; for ever without one. */
  readonly msSinceQuoted: () => number;
}

/**
 * Keeps the fee of a transfer or a call up to date: debounced, and an answer to a former question is never shown.
 *
 * @param question undefined while there is nothing to ask
 */
export function useGasQuestion(question: z.input<typeof contract.input> | undefined): GasEstimation {
  const key = question ? JSON.stringify(question) : '';
  const restedKey = useDebounced(key, DEBOUNCE_MS);
  const isRested = key === restedKey;

  const { data, error, isFetching, isError, errorUpdateCount, refetch } = useQuery({
    queryKey: ['gas', key],
    queryFn: async () => {
      if (!question) throw new TypeError('Nothing to estimate');
      // Counted from the question: how long the answer was on its way, nobody knows.
      const msSinceQuoted = startStopwatch();
      return { estimate: await estimateGas(question), msSinceQuoted };
    },
    enabled: question !== undefined && isRested,
    refetchInterval: REFRESH_MS,
    retry: false,
    gcTime: 0,
    // An answer with the same numbers is a newer one all the same.
    structuralSharing: false,
  });

  // While a failed question is asked again, the library calls it pending: by the clock that would take the Send button away from
  // under whoever is pressing it.
  const hasFailed = isError || (errorUpdateCount > 0 && data === undefined);
  const [lastError, setLastError] = useState(error);
  if (error && error !== lastError) setLastError(error);
  useEffect(() => {
    if (isError) logProblem('Fee estimation failed');
  }, [isError]);

  const isFailed = question !== undefined && isRested && hasFailed;
  return {
    estimate: question && isRested && !isError ? data?.estimate : undefined,
    isEstimating: question !== undefined && (!isRested || (isFetching && data === undefined && !hasFailed)),
    isFailed,
    isDisputed: isFailed && saysNodesDisagree(lastError),
    refresh: () => {
      if (question && isRested) void refetch();
    },
    msSinceQuoted: () => data?.msSinceQuoted() ?? Infinity,
  };
}
