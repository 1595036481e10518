import { useMemo } from 'react';
import type { Records } from '../../../lib/firebase/Records.ts';
import { useSnapshot, type RetryableSnapshot } from '../../../lib/firebase/useSnapshot.ts';
import { listenToPendingTransactions } from '../api/listenToPendingTransactions.ts';
import type { Transaction } from '../Transaction.ts';

/**
 * A user's transactions that wait for a block, live.
 *
 * @param userId undefined waits
 */
export function usePendingTransactions(userId: string | undefined): RetryableSnapshot<Records<Transaction>> {
  return useSnapshot(
    useMemo(() => (userId === undefined ? undefined : listenToPendingTransactions(userId)), [userId]),
  );
}
