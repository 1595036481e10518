import { useQuery } from '@tanstack/react-query';
import { reconcileTransactions } from '../api/reconcileTransactions.ts';

/** How often the chains are asked while something is pending, in ms: about a block on the fast ones. */
const INTERVAL_MS = 2_500;

/** Follows pending transactions until the chain has settled them; the listeners see the outcome. */
export function useReconciliation(userId: string, hasPending: boolean): void {
  useQuery({
    queryKey: ['reconciliation', userId],
    queryFn: () => reconcileTransactions({}),
    enabled: hasPending,
    refetchInterval: INTERVAL_MS,
    retry: false,
    gcTime: 0,
  });
}
