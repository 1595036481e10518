import type { Transaction } from './Transaction.ts';

/** Fields of a transaction that a list row shows. */
export type TransactionListing = Pick<
  Transaction,
  | 'id'
  | 'type'
  | 'status'
  | 'amount'
  | 'token_symbol'
  | 'contract_address'
  | 'from_address'
  | 'to_address'
  | 'network'
  | 'time'
  | 'confirmations'
  | 'is_final'
  | 'failure_reason'
  | 'dropped_at'
  | 'replaces'
  | 'replaced_by'
  | 'is_unverified'
  | 'token_decimals'
  | 'token_id'
  | 'is_amount_in_units'
  | 'call_kind'
  | 'is_unverified_call'
  | 'is_contract_creation'
  | 'spender'
  | 'allowed_units'
  | 'left'
  | 'came'
>;
