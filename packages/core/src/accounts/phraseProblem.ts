import { wordlist } from '@scure/bip39/wordlists/english.js';
import { writeFieldProblem } from '../errors/fieldProblem.ts';
import { isValidMnemonic } from './isValidMnemonic.ts';
import { normaliseMnemonic } from './normaliseMnemonic.ts';
import { suggestedWord } from './suggestedWord.ts';

/** How many words a mnemonic may have (BIP-39). */
const WORD_COUNTS = [12, 15, 18, 21, 24];

/** As much of a wrong word as is shown; no word of the list has more than 8 letters. */
const SHOWN_LETTERS = 20;

/**
 * What is wrong with a recovery phrase as it is typed, as a field problem that names the first wrong word by its place.
 *
 * It quotes a word of the phrase: it is for the screen the phrase stands on, and for no log.
 *
 * @returns undefined for a valid mnemonic, and where nothing is typed yet
 */
export function phraseProblem(phrase: string): string | undefined {
  const normal = normaliseMnemonic(phrase);
  if (normal === '' || isValidMnemonic(phrase)) return undefined;
  const words = normal.split(' ');
  const index = words.findIndex((word) => !wordlist.includes(word));
  const wrong = words[index];
  if (wrong !== undefined) {
    const letters = Array.from(wrong);
    const word = letters.length > SHOWN_LETTERS ? `${letters.slice(0, SHOWN_LETTERS).join('')}…` : wrong;
    const place = index + 1;
    const suggestion = suggestedWord(wrong);
    return suggestion === undefined
      ? writeFieldProblem({ id: 'phrase.error.word', values: { place, word } })
      : writeFieldProblem({ id: 'phrase.error.wordSuggested', values: { place, word, suggestion } });
  }
  return WORD_COUNTS.includes(words.length)
    ? writeFieldProblem({ id: 'phrase.error.checksum' })
    : writeFieldProblem({ id: 'phrase.error.count', values: { count: words.length } });
}
