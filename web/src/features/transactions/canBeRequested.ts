import { hasMoved } from '@everything-wallet/core/documents/hasMoved';
import type { Transaction } from './Transaction.ts';

/**
 * Returns true if adding the token can make this transaction count as requested: it moved something, or the
 * user signed it.
 */
export function canBeRequested(transaction: Pick<Transaction, 'amount' | 'call_kind'>): boolean {
  return transaction.call_kind !== undefined || hasMoved(transaction);
}
