import type { TransactionRecord } from '../documents/transaction.ts';

/** A transaction for exports. */
export interface ExportedTransaction extends TransactionRecord {
  /** Id of its document. */
  readonly id: string;
  /** Time it was recorded; undefined until the server has set it. */
  readonly time: Date | undefined;
}

/** Returns the time of its block if known, else the time it was recorded. */
export function timeOf({
  block_time: inBlock,
  time,
}: Pick<ExportedTransaction, 'block_time' | 'time'>): Date | undefined {
  return inBlock === undefined ? time : new Date(inBlock);
}
