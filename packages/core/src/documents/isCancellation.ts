import { sameAddress } from '../accounts/sameAddress.ts';
import type { TransactionRecord } from './transaction.ts';

/** True if a transaction was signed to cancel another one: 0 to oneself, in its place. */
export function isCancellation({
  replaces,
  amount,
  contract_address: contract,
  from_address: from,
  to_address: to,
  call_kind: kind,
}: Pick<
  TransactionRecord,
  'replaces' | 'amount' | 'contract_address' | 'from_address' | 'to_address' | 'call_kind'
>): boolean {
  const isEmpty = amount === '0' && contract === undefined && kind === undefined;
  return replaces !== undefined && isEmpty && sameAddress(from, to);
}
