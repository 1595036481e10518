import { useMemo } from 'react';
import type { Records } from '../../../lib/firebase/Records.ts';
import { useSnapshot, type RetryableSnapshot } from '../../../lib/firebase/useSnapshot.ts';
import { listenToRecentTransactions } from '../api/listenToRecentTransactions.ts';
import type { Transaction } from '../Transaction.ts';

/** A user's latest transactions, live. */
export function useRecentTransactions(userId: string): RetryableSnapshot<Records<Transaction>> {
  return useSnapshot(useMemo(() => listenToRecentTransactions(userId), [userId]));
}
