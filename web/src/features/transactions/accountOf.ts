import type { Transaction } from './Transaction.ts';

/** The account of the user's whose transaction it is: what came in is the recipient's, everything else the sender's. */
export function accountOf({
  type,
  from_address,
  to_address,
}: Pick<Transaction, 'type' | 'from_address' | 'to_address'>): string {
  return type === 'receive' ? to_address : from_address;
}
