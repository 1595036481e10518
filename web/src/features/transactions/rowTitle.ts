import { isCancellation } from '@everything-wallet/core/documents/isCancellation';
import type { Text } from '../../lib/text/useText.ts';
import type { CallWords } from './calls/CallWords.ts';
import type { TransactionListing } from './TransactionListing.ts';

/** Returns the title of a row: the transaction in a word or two. */
export function rowTitle(transaction: TransactionListing, words: CallWords | undefined, t: Text): string {
  if (isCancellation(transaction)) return t('transaction.cancellation');
  return words?.title ?? t(`transaction.type.${transaction.type}`);
}
