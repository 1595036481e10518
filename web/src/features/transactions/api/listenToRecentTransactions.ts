import type { Records } from '../../../lib/firebase/Records.ts';
import type { Listen } from '../../../lib/firebase/useSnapshot.ts';
import type { Transaction } from '../Transaction.ts';
import { listenToTransactions } from './listenToTransactions.ts';

/** How many fit the home screen. */
export const RECENT_COUNT = 5;

/** Listens to the transactions that the home screen shows. */
export function listenToRecentTransactions(userId: string): Listen<Records<Transaction>> {
  return listenToTransactions(userId, RECENT_COUNT);
}
