import { useQuery } from '@tanstack/react-query';
import { reconcileTransactions } from '../api/reconcileTransactions.ts';

/** How long after one question the next comes, in ms, by how many there were: most transfers settle in a minute. */
function intervalAfter(questions: number): number {
  if (questions < 25) return 2_500;
  return questions < 60 ? 15_000 : 60_000;
}

/** Follows pending transactions until the chain has settled them; the listeners see the outcome. */
export function useReconciliation(userId: string, hasPending: boolean): void {
  useQuery({
    queryKey: ['reconciliation', userId],
    queryFn: () => reconcileTransactions({}),
    enabled: hasPending,
    refetchInterval: ({ state }) => intervalAfter(state.dataUpdateCount + state.errorUpdateCount),
    retry: false,
    gcTime: 0,
  });
}
