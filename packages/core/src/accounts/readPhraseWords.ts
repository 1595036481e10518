import { wordlist } from '@scure/bip39/wordlists/english.js';
import { isValidMnemonic } from './isValidMnemonic.ts';
import { normaliseMnemonic } from './normaliseMnemonic.ts';
import { phraseLengths } from './phraseLengths.ts';
import { wordCompletions } from './wordCompletions.ts';

/** Letters that identify a word; steel plates hold no more of it (BIP-39). */
const PREFIX_LETTERS = 4;

/**
 * Reads the words of a stored or pasted phrase in their order: numbered or not, with any separators
 * (`normaliseMnemonic`). Completes words cut to their first four letters.
 *
 * Words in columns without numbers are read across, or down where only that makes a valid phrase. Where both
 * do, the phrase is ambiguous.
 *
 * @returns 'ambiguous' in that case
 */
export function readPhraseWords(text: string): readonly string[] | 'ambiguous' {
  const across = wordsOf(text);
  const down = readDown(text);
  if (!down || down.join(' ') === across.join(' ') || !isValidMnemonic(down.join(' '))) return across;
  return isValidMnemonic(across.join(' ')) ? 'ambiguous' : down;
}

function wordsOf(text: string): string[] {
  const phrase = normaliseMnemonic(text);
  return phrase === '' ? [] : phrase.split(' ').map(completeWord);
}

/**
 * Reads the words of a whole phrase down its columns; undefined where the text is something else, or numbers
 * give the order.
 */
function readDown(text: string): string[] | undefined {
  if (/\p{Nd}/u.test(text)) return undefined;
  const rows = text.split(/[\r\n\u2028\u2029]+/).map(wordsOf);
  const filled = rows.filter(({ length }) => length > 0);
  const width = filled[0]?.length ?? 0;
  const isTable = filled.every(({ length }, row) =>
    row < filled.length - 1 ? length === width : length <= width,
  );
  if (!isTable || width < 2 || filled.length < 2) return undefined;
  const words = Array.from({ length: width }, (_, column) => filled.map((row) => row[column])).flat();
  const down = words.filter((word) => word !== undefined);
  return phraseLengths.some((length) => length === down.length) ? down : undefined;
}

function completeWord(word: string): string {
  if (word.length !== PREFIX_LETTERS || wordlist.includes(word)) return word;
  return wordCompletions(word)[0] ?? word;
}
