import { useQuery } from '@tanstack/react-query';
import { together } from '../../../lib/refresh/alignRefetches.ts';
import { reconcileTransactions } from '../api/reconcileTransactions.ts';

/** Maximum interval at first, in ms: shorter than a block time, since the next block may come at any time. */
const LONGEST_AT_FIRST_MS = 8_000;

/** Returns the interval after a number of requests, in ms: most transfers confirm within a minute. */
function intervalAfter(questions: number): number {
  if (questions < 20) return Math.min(LONGEST_AT_FIRST_MS, 3_000 * 1.5 ** (questions - 1));
  return questions < 50 ? 20_000 : 60_000;
}

/** Interval while all are in a block and only their confirmations grow, in ms. */
const DEPTH_MS = 20_000;

/**
 * Reconciles open transactions until they are final; the listeners receive the changes.
 *
 * @param openCount each change restarts the initial pace: another one has been sent
 * @param isWaiting false if all of them are in a block
 */
export function useReconciliation(userId: string | undefined, openCount: number, isWaiting = true): void {
  useQuery({
    queryKey: ['reconciliation', userId, openCount],
    queryFn: reconcileTransactions,
    enabled: openCount > 0,
    refetchInterval: ({ state }) => {
      const interval = intervalAfter(state.dataUpdateCount + state.errorUpdateCount);
      return isWaiting ? interval : Math.max(interval, DEPTH_MS);
    },
    meta: together,
    retry: false,
    gcTime: 0,
  });
}
