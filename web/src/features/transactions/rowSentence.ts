import { isCancellation } from '@everything-wallet/core/documents/isCancellation';
import type { WriteAmount } from '../../lib/format/WriteAmount.ts';
import type { Text } from '../../lib/text/useText.ts';
import type { CallWords } from './calls/CallWords.ts';
import { roundingOf } from './roundingOf.ts';
import { rowTitle } from './rowTitle.ts';
import type { TransactionListing } from './TransactionListing.ts';
import { transferSentences } from './transferSentences.ts';

interface Saying {
  readonly t: Text;
  /** Formats the amounts. */
  readonly write: WriteAmount;
  /** Texts of a call; undefined for any other transaction, and until loaded. */
  readonly words: CallWords | undefined;
  /** Name or address of the other party. */
  readonly party: string;
}

/** Describes a transaction in a sentence, or in a word or two if its record lacks a part of the sentence. */
export function rowSentence(transaction: TransactionListing, { t, write, words, party }: Saying): string {
  const { type, status, amount, token_symbol: symbol, call_kind: kind } = transaction;
  if (kind !== undefined || type === 'swap' || isCancellation(transaction)) {
    return words?.sentence?.(party) ?? rowTitle(transaction, words, t);
  }
  return t(transferSentences[type][status], {
    amount: `${write(amount, roundingOf(type))} ${symbol}`,
    party,
  });
}
