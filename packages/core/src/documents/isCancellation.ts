import { sameAddress } from '../accounts/sameAddress.ts';
import type { TransactionRecord } from './transaction.ts';

/** True if a transaction was signed to cancel another one: 0 to oneself, in its place. */
export function isCancellation({
  replaces,
  amount,
  contract_address: contract,
  from_address: from,
  to_address: to,
}: Pick<
  TransactionRecord,
  'replaces' | 'amount' | 'contract_address' | 'from_address' | 'to_address'
>): boolean {
  return replaces !== undefined && amount === '0' && contract === undefined && sameAddress(from, to);
}
