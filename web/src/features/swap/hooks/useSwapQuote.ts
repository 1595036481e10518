import type { SwapQuoteQuestion } from '@everything-wallet/core/schemas/swapQuote';
import type { SwapQuoteAnswer } from '@everything-wallet/core/schemas/swapQuoteAnswer';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { secondsToWait } from '../../../lib/firebase/secondsToWait.ts';
import { startStopwatch } from '../../../lib/time/startStopwatch.ts';
import { askSwapQuote } from '../api/askSwapQuote.ts';

/** Validity of a quote, in ms: a block of Ethereum. */
export const QUOTE_MS = 12_000;

/** Debounce of typing before a quote is requested, in ms. */
const DEBOUNCE_MS = 250;

/** Tokens and amount of a swap; slippage does not change a quote. */
export type SwapQuestion = Omit<SwapQuoteQuestion, 'slippageBps'>;

/** State of a quote. */
export interface SwapQuoting {
  /** Answer to exactly this question; undefined without one. */
  readonly answer: SwapQuoteAnswer | undefined;
  readonly isAsking: boolean;
  /** True if the last request failed: an earlier answer is no longer shown. */
  readonly isFailed: boolean;
  /** Rate limit: time since the refusal and its duration, in ms. */
  readonly refusal: { readonly msSince: () => number; readonly lasts: number } | undefined;
  /** Milliseconds since the request; Infinity without one. */
  readonly msSinceAsked: () => number;
  readonly refresh: () => void;
}

/**
 * Quotes a swap while the user types, and every 12 s while the page is visible: hidden tabs request nothing, and refresh at once when
 * visible again.
 *
 * @param question undefined without a valid question
 * @param isPaused true during a review or its preparation: the last answer stays, and nothing is requested until it ends
 */
export function useSwapQuote(question: SwapQuestion | undefined, isPaused: boolean): SwapQuoting {
  const key = question ? JSON.stringify(question) : '';
  const [restedKey, setRestedKey] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRestedKey(key), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  const isRested = key === restedKey;
  const { data, error, errorUpdatedAt, isError, isFetching, refetch } = useQuery({
    queryKey: ['swapQuote', key],
    queryFn: async () => {
      if (!question) throw new TypeError('Nothing to quote');
      // Measured from the request, since the time in transit is unknown.
      const msSinceAsked = startStopwatch();
      return { answer: await askSwapQuote({ ...question, slippageBps: 0 }), msSinceAsked };
    },
    enabled: question !== undefined && isRested && !isPaused,
    // Waits for the end of a rate limit.
    refetchInterval: ({ state }) => Math.max(QUOTE_MS, refusedFor(state.error) ?? 0),
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
    retry: false,
    gcTime: 0,
    // An answer with the same numbers is still a newer one.
    structuralSharing: false,
  });
  const isActive = question !== undefined && isRested;
  const lasts = isActive ? refusedFor(error) : undefined;
  return {
    answer: isActive && !isError ? data?.answer : undefined,
    isAsking: question !== undefined && (!isRested || isFetching),
    isFailed: isActive && isError,
    refusal: lasts === undefined ? undefined : { msSince: () => Date.now() - errorUpdatedAt, lasts },
    msSinceAsked: () => data?.msSinceAsked() ?? Infinity,
    refresh: () => {
      if (isActive) void refetch();
    },
  };
}

function refusedFor(error: unknown): number | undefined {
  const seconds = secondsToWait(error);
  return seconds === undefined ? undefined : seconds * 1_000;
}
