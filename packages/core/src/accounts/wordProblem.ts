import { wordlist } from '@scure/bip39/wordlists/english.js';
import { writeFieldProblem } from '../errors/fieldProblem.ts';
import { suggestedWord } from './suggestedWord.ts';

/** As much of a wrong word as is shown; no word of the list has more than 8 letters. */
const SHOWN_LETTERS = 20;

/**
 * What is wrong with one word of a recovery phrase, as a field problem that names it by its place.
 *
 * It quotes the word: it is for the screen the phrase stands on, and for no log.
 *
 * @param word in lower case (`normaliseMnemonic`)
 * @param place from 1
 * @returns undefined for a word of the list
 */
export function wordProblem(word: string, place: number): string | undefined {
  if (wordlist.includes(word)) return undefined;
  const letters = Array.from(word);
  const shown = letters.length > SHOWN_LETTERS ? `${letters.slice(0, SHOWN_LETTERS).join('')}…` : word;
  const suggestion = suggestedWord(word);
  return suggestion === undefined
    ? writeFieldProblem({ id: 'phrase.error.word', values: { place, word: shown } })
    : writeFieldProblem({ id: 'phrase.error.wordSuggested', values: { place, word: shown, suggestion } });
}
