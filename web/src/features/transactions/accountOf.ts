import type { Transaction } from './Transaction.ts';

/** Returns the user's account of a transaction: the recipient of an incoming transfer, otherwise the sender. */
export function accountOf({
  type,
  from_address,
  to_address,
}: Pick<Transaction, 'type' | 'from_address' | 'to_address'>): string {
  return type === 'receive' ? to_address : from_address;
}
