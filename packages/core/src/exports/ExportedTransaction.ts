import type { TransactionRecord } from '../documents/transaction.ts';

/** A transaction as exports read it. */
export interface ExportedTransaction extends TransactionRecord {
  /** The id of its document. */
  readonly id: string;
  /** When it was recorded; undefined for the moment until the server has set it. */
  readonly time: Date | undefined;
}

/** When it was in a block, as far as that is known, and else when it was recorded. */
export function timeOf({
  block_time: inBlock,
  time,
}: Pick<ExportedTransaction, 'block_time' | 'time'>): Date | undefined {
  return inBlock === undefined ? time : new Date(inBlock);
}
