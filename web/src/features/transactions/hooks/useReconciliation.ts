import { useQuery } from '@tanstack/react-query';
import { together } from '../../../lib/refresh/alignRefetches.ts';
import { reconcileTransactions } from '../api/reconcileTransactions.ts';

/** How often is asked at most, in ms: more often than there are blocks, for nobody knows when the next one comes. */
const LONGEST_AT_FIRST_MS = 8_000;

/** How long after one question the next comes, in ms, by how many there were: most transfers settle in a minute. */
function intervalAfter(questions: number): number {
  if (questions < 20) return Math.min(LONGEST_AT_FIRST_MS, 3_000 * 1.5 ** (questions - 1));
  return questions < 50 ? 20_000 : 60_000;
}

/** How often is asked while all are in a block, and only their depth grows, in ms. */
const DEPTH_MS = 20_000;

/**
 * Follows transactions whose outcome is open until the chain has settled them; the listeners see it.
 *
 * @param openCount with each change the pace is that of the beginning again: another one has been sent
 * @param isWaiting false where all of them are in a block
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
