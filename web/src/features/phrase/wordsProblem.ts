import { phraseProblem } from '@everything-wallet/core/accounts/phraseProblem';
import { wordProblem } from '@everything-wallet/core/accounts/wordProblem';
import { readFieldProblem } from '@everything-wallet/core/errors/fieldProblem';
import type { TextId } from '../../texts/texts.ts';

/** Problem of a typed phrase. */
export interface WordsProblem {
  readonly id: TextId;
  readonly values?: Readonly<Record<string, string | number>> | undefined;
  /** Index of the word that it is about. */
  readonly at?: number | undefined;
}

/**
 * Finds the first problem of a typed phrase: a word that is not in the list, then a missing one, then that of all of them together.
 *
 * @param isJudged returns true for a word that the user has finished
 * @param isWhole true where a missing word is a problem
 */
export function wordsProblem(
  words: readonly string[],
  isJudged: (index: number) => boolean,
  isWhole: boolean,
): WordsProblem | undefined {
  for (const [index, word] of words.entries()) {
    const written = word !== '' && isJudged(index) ? wordProblem(word, index + 1) : undefined;
    if (written !== undefined) return { ...problemWritten(written), at: index };
  }
  const missing = words.indexOf('');
  if (missing >= 0) {
    return isWhole ? { id: 'import.error.missing', values: { place: missing + 1 }, at: missing } : undefined;
  }
  const written = words.every((_, index) => isJudged(index)) ? phraseProblem(words.join(' ')) : undefined;
  return written === undefined ? undefined : problemWritten(written);
}

function problemWritten(written: string): WordsProblem {
  const { id, values } = readFieldProblem(written);
  return { id: id as TextId, values };
}
