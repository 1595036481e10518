import type { estimateGas as contract } from '@everything-wallet/core/callables/estimateGas';
import type { GasEstimate } from '@everything-wallet/core/schemas/gasEstimate';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { saysNodesDisagree } from '../../../lib/firebase/saysNodesDisagree.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { startStopwatch } from '../../../lib/time/startStopwatch.ts';
import { estimateGas } from '../api/estimateGas.ts';
import { signingLimits } from '../pipeline/signingLimits.ts';
import { useDebounced } from '../../../lib/time/useDebounced.ts';

/** Debounce of typing before the fee is requested, in ms. */
const DEBOUNCE_MS = 200;

/** Fee of what is being typed. */
export interface GasEstimation {
  readonly estimate: GasEstimate | undefined;
  /** True from the last keystroke until the answer or a failure. */
  readonly isEstimating: boolean;
  /** True if the last request failed, also during a retry. */
  readonly isFailed: boolean;
  /** True if it failed because the network's nodes disagree. */
  readonly isDisputed: boolean;
  /** Refreshes at once. */
  readonly refresh: () => void;
  /** Milliseconds since the request; Infinity without one. */
  readonly msSinceQuoted: () => number;
}

/**
 * Refreshes the fee of a transfer or a call: debounced, and an answer to an earlier question is never shown.
 *
 * @param question undefined without one
 * @param isPaused true during a signature: once it is sent, the same call may no longer succeed
 */
export function useGasQuestion(
  question: z.input<typeof contract.input> | undefined,
  isPaused = false,
): GasEstimation {
  const key = question ? JSON.stringify(question) : '';
  const restedKey = useDebounced(key, DEBOUNCE_MS);
  const isRested = key === restedKey;

  const { data, error, isFetching, isError, errorUpdateCount, refetch } = useQuery({
    queryKey: ['gas', key],
    queryFn: async () => {
      if (!question) throw new TypeError('Nothing to estimate');
      // Measured from the request, since the time in transit is unknown.
      const msSinceQuoted = startStopwatch();
      return { estimate: await estimateGas(question), msSinceQuoted };
    },
    enabled: question !== undefined && isRested,
    refetchInterval: isPaused ? false : signingLimits.FEE_REFRESH_MS,
    retry: false,
    gcTime: 0,
    // An answer with the same numbers is still a newer one.
    structuralSharing: false,
  });

  // The library resets a failed request to pending during a retry: a scheduled one would disable the Send button during a press.
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
