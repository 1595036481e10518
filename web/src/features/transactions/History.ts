import type { Transaction } from './Transaction.ts';

/** A user's history as far as it has been read. */
export interface History {
  /** Newest first. */
  readonly transactions: readonly Transaction[];
  /** How many records have the wrong shape and are left out. */
  readonly unreadable: number;
  /** What is known of older ones: there are none, there are some, they are on their way, or they did not come. */
  readonly older: 'none' | 'available' | 'loading' | 'failed';
}
