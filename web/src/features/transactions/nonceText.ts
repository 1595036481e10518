import { isCancellation } from '@everything-wallet/core/documents/isCancellation';
import type { TextId } from '../../texts/texts.ts';
import type { TransactionListing } from './TransactionListing.ts';
import { transactionState } from './transactionState.ts';

/** Describes a transaction's relation to the others with its nonce; undefined if it is the only one, or was replaced. */
export function nonceText(transaction: TransactionListing): TextId | undefined {
  const { replaces, replaced_by: replacedBy, status } = transaction;
  const state = transactionState(transaction);
  if (state === 'failed' || state === 'replaced') return undefined;
  const isWaiting = status === 'pending';
  if (isCancellation(transaction)) {
    return isWaiting ? 'transaction.nonce.cancelling' : 'transaction.nonce.cancelled';
  }
  if (replaces !== undefined) return isWaiting ? 'transaction.nonce.speedingUp' : 'transaction.nonce.spedUp';
  return replacedBy !== undefined && !isWaiting ? 'transaction.nonce.notReplaced' : undefined;
}
