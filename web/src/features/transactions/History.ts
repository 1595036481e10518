import type { Transaction } from './Transaction.ts';

/** A user's history as far as it has been read. */
export interface History {
  /** Newest first. */
  readonly transactions: readonly Transaction[];
  /** How many records have the wrong shape and are left out. */
  readonly unreadable: number;
  /** What is known of older ones: there are none, there are some, they are on their way, or they did not come. */
  readonly older: 'none' | 'available' | 'loading' | 'failed';
  /** When the server confirmed all of what is here, in ms since 1970; absent while a part is only what the browser knows. */
  readonly confirmedAt?: number;
}
