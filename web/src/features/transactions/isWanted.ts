import type { Transaction } from './Transaction.ts';

/** Whether it is more than what nobody asked for: that is in the history alone, for elsewhere its address would be the nearest one to copy. */
export function isWanted({ is_unverified: isUnverified }: Pick<Transaction, 'is_unverified'>): boolean {
  return isUnverified !== true;
}
