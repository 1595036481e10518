import { formatShort } from '../../lib/format/formatShort.ts';
import type { Text } from '../../lib/text/useText.ts';
import type { wordsOfCall } from './calls/wordsOfCall.ts';
import type { RowWords } from './historySearch.ts';
import { rowSentence } from './rowSentence.ts';
import { rowTitle } from './rowTitle.ts';
import { statusLabel } from './statusLabel.ts';

/**
 * Returns the searchable words of a row: title, sentence, status, and a call's party and amounts.
 *
 * @param textsOfCall undefined until loaded: calls are then found by the fields of every transaction
 */
export function rowWordsOf(t: Text, textsOfCall: typeof wordsOfCall | undefined): RowWords {
  return (transaction) => {
    const { call_kind: kind } = transaction;
    const words = kind === undefined ? undefined : textsOfCall?.(transaction, kind, t);
    return [
      rowTitle(transaction, words, t),
      t(statusLabel(transaction).text),
      words?.party.name,
      ...(words?.amounts ?? []),
      // Without an address: a few of its digits are no amount.
      rowSentence(transaction, { t, write: formatShort, words, party: words?.party.name ?? '' }),
    ];
  };
}
