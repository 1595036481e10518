import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import type { WriteAmount } from '../../lib/format/WriteAmount.ts';

/**
 * Formats the fee of a transaction: the paid fee, or '~' and the estimate while that is all there is.
 *
 * Fees are paid in the network's coin, whatever was sent.
 *
 * @returns for example '0.000021 ETH'; undefined if the record has no fee ('0' stands for no estimate)
 */
export function transactionFee(
  { fee_paid: paid, gas_fee: estimate, network }: Pick<TransactionRecord, 'fee_paid' | 'gas_fee' | 'network'>,
  write: WriteAmount,
): string | undefined {
  const currency = findNetworkById(network)?.currency ?? '';
  if (paid !== undefined) return `${write(paid, 'up')} ${currency}`.trimEnd();
  if (estimate === undefined || estimate === '0') return undefined;
  return `~${write(estimate, 'up')} ${currency}`.trimEnd();
}
