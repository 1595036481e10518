import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';

/** A transaction of the user, as lists show it. */
export interface Transaction extends TransactionRecord {
  readonly id: string;
  /** When it was recorded; undefined for the moment until the server has set it. */
  readonly time: Date | undefined;
}
