import type { Records } from '../../../lib/firebase/Records.ts';
import type { Listen } from '../../../lib/firebase/useSnapshot.ts';
import type { Transaction } from '../Transaction.ts';
import { listenToTransactions } from './listenToTransactions.ts';

/** How many fit the home screen. */
export const RECENT_COUNT = 5;

/** How many are read for them: some may be what nobody asked for. */
const READ_COUNT = 15;

/** Listens to the transactions that the home screen shows: what nobody asked for is in the history alone. */
export function listenToRecentTransactions(userId: string): Listen<Records<Transaction>> {
  return (onData, onError) =>
    listenToTransactions(userId, READ_COUNT)(({ records, ...rest }) => {
      const wanted = records.filter(({ is_unverified: isUnverified }) => isUnverified !== true);
      onData({ ...rest, records: wanted.slice(0, RECENT_COUNT) });
    }, onError);
}
