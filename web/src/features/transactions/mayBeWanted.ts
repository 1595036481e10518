import { hasMoved } from '@everything-wallet/core/documents/hasMoved';
import type { Transaction } from './Transaction.ts';

/** Checks that a transaction is listed once its asset is wanted: it moved something, or is a call of the user, which need not. */
export function mayBeWanted(transaction: Pick<Transaction, 'amount' | 'call_kind'>): boolean {
  return transaction.call_kind !== undefined || hasMoved(transaction);
}
