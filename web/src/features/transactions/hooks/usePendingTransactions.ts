import { useMemo } from 'react';
import type { Records } from '../../../lib/firebase/Records.ts';
import { useSnapshot, type RetryableSnapshot } from '../../../lib/firebase/useSnapshot.ts';
import { listenToPendingTransactions } from '../api/listenToPendingTransactions.ts';
import type { Transaction } from '../Transaction.ts';

/**
 * Subscribes to a user's pending transactions.
 *
 * @param userId undefined waits
 */
export function usePendingTransactions(userId: string | undefined): RetryableSnapshot<Records<Transaction>> {
  return useSnapshot(
    useMemo(() => (userId === undefined ? undefined : listenToPendingTransactions(userId)), [userId]),
  );
}
