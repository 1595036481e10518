import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';

/** The fields of a transaction record that the dashboard needs. */
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
  /** Creation time; undefined until the server has set it. */
  readonly time: Date | undefined;
}
