import type { SwapQuoteAnswer, SwapQuoteQuestion } from '@everything-wallet/core/callables/swapQuote';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { secondsToWait } from '../../../lib/firebase/secondsToWait.ts';
import { startStopwatch } from '../../../lib/time/startStopwatch.ts';
import { askSwapQuote } from '../api/askSwapQuote.ts';

/** How long a quote is good for, in ms: a block of Ethereum. */
export const QUOTE_MS = 12_000;

/** How long typing must rest before a quote is asked for, in ms. */
const DEBOUNCE_MS = 250;

/** What is to be swapped for what; how much slippage somebody takes changes no quote. */
export type SwapQuestion = Omit<SwapQuoteQuestion, 'slippageBps'>;

/** What the exchange says of what is being typed. */
export interface SwapQuoting {
  /** The answer to this very question; undefined while there is none. */
  readonly answer: SwapQuoteAnswer | undefined;
  readonly isAsking: boolean;
  /** Whether the last question failed: a former answer is shown no more. */
  readonly isFailed: boolean;
  /** Where too much was asked for: since when, and for how long nothing is asked, in ms. */
  readonly refusal: { readonly msSince: () => number; readonly lasts: number } | undefined;
  /** Milliseconds since it was asked for; for ever without one. */
  readonly msSinceAsked: () => number;
  readonly refresh: () => void;
}

/**
 * Quotes a swap while somebody types, and anew every 12 s while the screen is looked at: nothing is asked behind a hidden tab, and at once
 * when it is looked at again.
 *
 * @param question undefined while there is nothing to ask
 * @param isPaused whether something is reviewed or made ready: the last answer stays, and nothing is asked until that is over
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
      // Counted from the question: how long the answer was on its way, nobody knows.
      const msSinceAsked = startStopwatch();
      return { answer: await askSwapQuote({ ...question, slippageBps: 0 }), msSinceAsked };
    },
    enabled: question !== undefined && isRested && !isPaused,
    // What is refused for asking too much is not asked for before its time.
    refetchInterval: ({ state }) => Math.max(QUOTE_MS, refusedFor(state.error) ?? 0),
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
    retry: false,
    gcTime: 0,
    // An answer with the same numbers is a newer one all the same.
    structuralSharing: false,
  });
  const isAsked = question !== undefined && isRested;
  const lasts = isAsked ? refusedFor(error) : undefined;
  return {
    answer: isAsked && !isError ? data?.answer : undefined,
    isAsking: question !== undefined && (!isRested || isFetching),
    isFailed: isAsked && isError,
    refusal: lasts === undefined ? undefined : { msSince: () => Date.now() - errorUpdatedAt, lasts },
    msSinceAsked: () => data?.msSinceAsked() ?? Infinity,
    refresh: () => {
      if (isAsked) void refetch();
    },
  };
}

function refusedFor(error: unknown): number | undefined {
  const seconds = secondsToWait(error);
  return seconds === undefined ? undefined : seconds * 1_000;
}
