import { isTransferKind } from './isTransferKind.ts';
import type { TransactionRecord } from './transaction.ts';

type Called = Pick<TransactionRecord, 'call_kind' | 'contract_address' | 'to_address'>;

/** The address that a signed transaction is for, as its bytes have it: of tokens that move it is their contract. */
export function calledAddressOf({
  call_kind: kind,
  contract_address: contract,
  to_address: to,
}: Called): string {
  return isTransferKind(kind) ? (contract ?? to) : to;
}
