import type { Records } from '../../../lib/firebase/Records.ts';
import type { Listen } from '../../../lib/firebase/useSnapshot.ts';
import type { Transaction } from '../Transaction.ts';
import { listenToTransactions } from './listenToTransactions.ts';

/** More than an account can have waiting on a network: nodes keep 64. */
const MOST = 300;

/** Listens to what a user has sent and waits for a block, newest first. */
export function listenToPendingTransactions(userId: string): Listen<Records<Transaction>> {
  return listenToTransactions(userId, MOST, { type: 'send', status: 'pending' });
}
