import { COIN_DECIMALS } from '@everything-wallet/core/amounts/parseAmount';
import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { DecodedTransfer } from './DecodedTransfer.ts';

type UnverifiedFields = Pick<
  TransactionRecord,
  | 'type'
  | 'to_address'
  | 'amount'
  | 'token_symbol'
  | 'call_kind'
  | 'is_unverified_call'
  | 'is_contract_creation'
  | 'consent'
>;

/**
 * Returns the record fields of a call that only the signer's consent admits. Nothing that its bytes seem to say is
 * recorded: the contract decides what they mean.
 */
export function unverifiedFields(
  { currency }: Pick<Network, 'currency'>,
  { to, amount, unverified, consent }: Pick<DecodedTransfer, 'to' | 'amount' | 'unverified' | 'consent'>,
): UnverifiedFields {
  return {
    type: 'send',
    to_address: to,
    amount: formatAmount(amount, COIN_DECIMALS),
    token_symbol: currency,
    call_kind: 'other',
    is_unverified_call: true,
    ...(consent && { consent }),
    ...(unverified === 'creation' && { is_contract_creation: true }),
  };
}
