import type { Transaction } from './Transaction.ts';

/** A user's history as far as it has been read. */
export interface History {
  /** Newest first. */
  readonly transactions: readonly Transaction[];
  /** Number of records left out because they have the wrong shape. */
  readonly unreadable: number;
  /** State of older ones: no more, available, loading, or failed to load. */
  readonly older: 'none' | 'available' | 'loading' | 'failed';
  /** Time when the server confirmed all of it, in ms since 1970; absent while a part comes only from the cache. */
  readonly confirmedAt?: number;
}
