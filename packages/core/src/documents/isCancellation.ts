import { sameAddress } from '../accounts/sameAddress.ts';
import type { TransactionRecord } from './transaction.ts';

/** Whether a transaction was signed so that another one is not made: nothing to oneself, in its place. */
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
