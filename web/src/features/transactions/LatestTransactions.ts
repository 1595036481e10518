import type { Records } from '../../lib/firebase/Records.ts';
import type { Transaction } from './Transaction.ts';

/** The latest of a user's transactions of some kind, newest first. */
export interface LatestTransactions extends Records<Transaction> {
  /** Whether there are no older ones of the kind, which only the server can say. */
  readonly isAll: boolean;
}
