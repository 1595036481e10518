import { useQuery } from '@tanstack/react-query';
import { together } from '../../../lib/refresh/keepTogether.ts';
import { reconcileTransactions } from '../api/reconcileTransactions.ts';

/** How often is asked at most, in ms: more often than there are blocks, for nobody knows when the next one comes. */
const LONGEST_AT_FIRST_MS = 8_000;

/** How long after one question the next comes, in ms, by how many there were: most transfers settle in a minute. */
function intervalAfter(questions: number): number {
  if (questions < 20) return Math.min(LONGEST_AT_FIRST_MS, 3_000 * 1.5 ** (questions - 1));
  return questions < 50 ? 20_000 : 60_000;
}

/**
 * Follows transactions whose outcome is open until the chain has settled them; the listeners see it.
 *
 * @param openCount with each change the pace is that of the beginning again: another one has been sent
 */
export function useReconciliation(userId: string | undefined, openCount: number): void {
  useQuery({
    queryKey: ['reconciliation', userId, openCount],
    queryFn: reconcileTransactions,
    enabled: openCount > 0,
    refetchInterval: ({ state }) => intervalAfter(state.dataUpdateCount + state.errorUpdateCount),
    meta: together,
    retry: false,
    gcTime: 0,
  });
}
