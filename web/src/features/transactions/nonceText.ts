import { isCancellation } from '@everything-wallet/core/documents/isCancellation';
import type { TextId } from '../../texts/texts.ts';
import type { TransactionListing } from './TransactionListing.ts';
import { transactionState } from './transactionState.ts';

/** Says how a transaction stands to the others that were signed with its nonce; undefined where it is the only one, or has lost. */
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
