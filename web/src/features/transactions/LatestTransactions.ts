import type { Records } from '../../lib/firebase/Records.ts';
import type { Transaction } from './Transaction.ts';

/** Latest of a user's transactions of some kind, newest first. */
export interface LatestTransactions extends Records<Transaction> {
  /** True if there are no older ones of the kind, which only the server knows. */
  readonly isAll: boolean;
}
