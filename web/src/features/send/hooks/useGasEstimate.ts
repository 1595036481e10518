import type { GasEstimate } from '@everything-wallet/core/callables/estimateGas';
import type { Network } from '@everything-wallet/core/networks/networks';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { estimateGas } from '../api/estimateGas.ts';
import { useDebounced } from './useDebounced.ts';

/** How long typing must rest before the fee is asked for, in ms. */
const DEBOUNCE_MS = 400;

/** How often the shown fee is brought up to date, in ms: about one block on Ethereum. */
const REFRESH_MS = 12_000;

/** A transfer complete enough to be estimated. */
export interface EstimateQuestion {
  readonly from: string;
  readonly to: string;
  /** Wei. */
  readonly amount: bigint;
}

/** The fee of what is being typed. */
export interface GasEstimation {
  readonly estimate: GasEstimate | undefined;
  /** True from the last keystroke until the answer to it is there. */
  readonly isEstimating: boolean;
  /** True when the last answer was a failure. */
  readonly isFailed: boolean;
  /** Asks again at once. */
  readonly refresh: () => void;
}

/**
 * Estimates the fee while a person types: debounced, and an answer to a former question is never shown.
 *
 * @param question undefined while recipient or amount are missing or malformed
 */
export function useGasEstimate(question: EstimateQuestion | undefined, network: Network): GasEstimation {
  const key = question
    ? `${question.from}/${question.to}/0x${question.amount.toString(16)}/${network.rpcName}`
    : '';
  const restedKey = useDebounced(key, DEBOUNCE_MS);
  const isRested = key === restedKey;

  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['gas', key],
    queryFn: () => {
      if (!question) throw new TypeError('Nothing to estimate');
      return estimateGas({
        from: question.from,
        to: question.to,
        value: `0x${question.amount.toString(16)}`,
        network: network.rpcName,
      });
    },
    enabled: question !== undefined && isRested,
    refetchInterval: REFRESH_MS,
    retry: false,
    gcTime: 0,
  });

  useEffect(() => {
    if (isError) logProblem('Fee estimation failed');
  }, [isError]);

  return {
    estimate: question && isRested && !isError ? data : undefined,
    isEstimating: question !== undefined && (!isRested || (isFetching && data === undefined)),
    isFailed: question !== undefined && isRested && isError && !isFetching,
    refresh: () => {
      if (question && isRested) void refetch();
    },
  };
}
