import { useMemo } from 'react';
import type { Records } from '../../../lib/firebase/Records.ts';
import { useSnapshot, type RetryableSnapshot } from '../../../lib/firebase/useSnapshot.ts';
import { listenToPendingTransactions } from '../api/listenToPendingTransactions.ts';
import type { Transaction } from '../Transaction.ts';

/** A user's transactions that wait for a block, live. */
export function usePendingTransactions(userId: string): RetryableSnapshot<Records<Transaction>> {
  return useSnapshot(useMemo(() => listenToPendingTransactions(userId), [userId]));
}
