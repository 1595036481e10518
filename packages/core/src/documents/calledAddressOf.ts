import { isTransferKind } from './isTransferKind.ts';
import type { TransactionRecord } from './transaction.ts';

type Called = Pick<TransactionRecord, 'call_kind' | 'contract_address' | 'to_address'>;

/** Returns the called address of a signed transaction: for token transfers the token's contract. */
export function calledAddressOf({
  call_kind: kind,
  contract_address: contract,
  to_address: to,
}: Called): string {
  return isTransferKind(kind) ? (contract ?? to) : to;
}
