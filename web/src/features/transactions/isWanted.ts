import type { Transaction } from './Transaction.ts';

/**
 * Checks that a transaction is not unverified: unverified ones are only in the history, for elsewhere their addresses would be the first
 * ones to copy.
 */
export function isWanted({ is_unverified: isUnverified }: Pick<Transaction, 'is_unverified'>): boolean {
  return isUnverified !== true;
}
