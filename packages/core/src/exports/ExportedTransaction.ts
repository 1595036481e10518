import type { TransactionRecord } from '../documents/transaction.ts';

/** A transaction as exports read it. */
export interface ExportedTransaction extends TransactionRecord {
  /** The id of its document. */
  readonly id: string;
  /** When it was recorded; undefined for the moment until the server has set it. */
  readonly time: Date | undefined;

  // What came in has these as well; records of before have none of them.

  readonly standard?: 'coin' | 'erc20' | 'erc721' | 'erc1155' | undefined;
  /** Which of a collection's tokens moved, a decimal number. */
  readonly token_id?: string | undefined;
  /** Nobody asked for it, and no list knows its contract. */
  readonly is_unverified?: boolean | undefined;
  /** Nobody knows its decimals: `amount` is in the smallest unit. */
  readonly is_amount_in_units?: boolean | undefined;
}

/** When it was in a block, as far as that is known, and else when it was recorded. */
export function timeOf({
  block_time: inBlock,
  time,
}: Pick<ExportedTransaction, 'block_time' | 'time'>): Date | undefined {
  return inBlock === undefined ? time : new Date(inBlock);
}
