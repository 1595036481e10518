import type { TransactionRecord } from './transaction.ts';

/** Whether a transaction says that it moved anything: a transfer of nothing needs nobody's consent, whatever its token. */
export function hasMoved({ amount }: Pick<TransactionRecord, 'amount'>): boolean {
  return /[1-9]/.test(amount);
}
