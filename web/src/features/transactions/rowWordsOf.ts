import type { Text } from '../../lib/text/useText.ts';
import type { wordsOfCall } from './calls/wordsOfCall.ts';
import type { RowWords } from './historySearch.ts';
import { rowTitle } from './rowTitle.ts';
import { statusLabel } from './statusLabel.ts';

/**
 * The words that a row shows, to search for: title, status, and what a call is with and moves.
 *
 * @param sayCall undefined until it is loaded: calls are then found by what every transaction has
 */
export function rowWordsOf(t: Text, sayCall: typeof wordsOfCall | undefined): RowWords {
  return (transaction) => {
    const { call_kind: kind } = transaction;
    const words = kind === undefined ? undefined : sayCall?.(transaction, kind, t);
    return [
      rowTitle(transaction, words, t),
      t(statusLabel(transaction).text),
      words?.party.name,
      ...(words?.amounts ?? []),
    ];
  };
}
