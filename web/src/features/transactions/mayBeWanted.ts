import { hasMoved } from '@everything-wallet/core/documents/hasMoved';
import type { Transaction } from './Transaction.ts';

/** Whether it is in lists as soon as its asset is one that somebody wants: what moved something, and calls of one's own, which need not. */
export function mayBeWanted(transaction: Pick<Transaction, 'amount' | 'call_kind'>): boolean {
  return transaction.call_kind !== undefined || hasMoved(transaction);
}
