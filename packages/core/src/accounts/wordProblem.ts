import { wordlist } from '@scure/bip39/wordlists/english.js';
import { writeFieldProblem } from '../errors/fieldProblem.ts';
import { suggestedWord } from './suggestedWord.ts';

/** Letters of a wrong word that are shown; no word of the list has more than 8. */
const SHOWN_LETTERS = 20;

/**
 * Describes the problem of one word of a recovery phrase: a field problem that names it by its place.
 *
 * It quotes the word: show it only on the screen of the phrase, and never log it.
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
