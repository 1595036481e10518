import { useMemo } from 'react';
import type { Records } from '../../../lib/firebase/Records.ts';
import { useSnapshot, type RetryableSnapshot } from '../../../lib/firebase/useSnapshot.ts';
import { listenToRecentTransactions } from '../api/listenToRecentTransactions.ts';
import type { Transaction } from '../Transaction.ts';

/**
 * A user's latest transactions, live.
 *
 * @param userId undefined waits
 */
export function useRecentTransactions(userId: string | undefined): RetryableSnapshot<Records<Transaction>> {
  return useSnapshot(
    useMemo(() => (userId === undefined ? undefined : listenToRecentTransactions(userId)), [userId]),
  );
}
