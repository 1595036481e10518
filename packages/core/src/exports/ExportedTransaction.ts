import type { TransactionRecord } from '../documents/transaction.ts';

/** A transaction as exports read it. */
export interface ExportedTransaction extends TransactionRecord {
  /** The id of its document. */
  readonly id: string;
  /** When it was recorded; undefined for the moment until the server has set it. */
  readonly time: Date | undefined;
}
