import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';

/** Transaction of the user, as lists show it. */
export interface Transaction extends TransactionRecord {
  readonly id: string;
  /** Time it was recorded; undefined until the server has set it. */
  readonly time: Date | undefined;
}
