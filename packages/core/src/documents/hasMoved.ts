import type { TransactionRecord } from './transaction.ts';

/** True if a transaction moved an amount: a transfer of 0 needs no consent, for any token. */
export function hasMoved({ amount }: Pick<TransactionRecord, 'amount'>): boolean {
  return /[1-9]/.test(amount);
}
