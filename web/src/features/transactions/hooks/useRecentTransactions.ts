import { useMemo } from 'react';
import type { Records } from '../../../lib/firebase/Records.ts';
import { useSnapshot, type RetryableSnapshot } from '../../../lib/firebase/useSnapshot.ts';
import { listenToTransactions } from '../api/listenToTransactions.ts';
import type { Transaction } from '../Transaction.ts';

/** How many fit the home screen. */
const RECENT_COUNT = 5;

/** A user's latest transactions, live. */
export function useRecentTransactions(userId: string): RetryableSnapshot<Records<Transaction>> {
  return useSnapshot(useMemo(() => listenToTransactions(userId, RECENT_COUNT), [userId]));
}
