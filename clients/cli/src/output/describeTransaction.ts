import type { Transaction } from '@everything-wallet/sdk';
import { formatFields } from './formatFields.ts';

/** Describes a transaction and its status. */
export function describeTransaction(transaction: Transaction): string {
  const { currency } = transaction;
  return formatFields([
    ['Hash', transaction.txHash],
    ['Network', transaction.network],
    ['Status', transaction.status],
    [
      'Agreement',
      `${transaction.agreement} (${transaction.nodes.answered} of ${transaction.nodes.configured} nodes answered)`,
    ],
    ['From', transaction.from],
    ['To', transaction.to ?? 'creates a contract'],
    ['Amount', `${transaction.value} ${currency}`],
    ['Fee', transaction.fee && `${transaction.fee} ${currency}`],
    ['Nonce', transaction.nonce.toString()],
    ['Block', transaction.blockNumber?.toString()],
    ['Confirmations', transaction.confirmations.toString()],
  ]);
}
