import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';

/** What the dashboard needs to know of a transaction. */
export interface ActivityRecord extends Pick<
  TransactionRecord,
  | 'type'
  | 'status'
  | 'amount'
  | 'token_symbol'
  | 'contract_address'
  | 'network'
  | 'from_address'
  | 'to_address'
  | 'gas_fee'
  | 'fee_paid'
  | 'is_unverified'
  | 'left'
  | 'came'
> {
  /** When it was recorded; undefined for the moment until the server has set it. */
  readonly time: Date | undefined;
}
