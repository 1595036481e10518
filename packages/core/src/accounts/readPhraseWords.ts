import { wordlist } from '@scure/bip39/wordlists/english.js';
import { isValidMnemonic } from './isValidMnemonic.ts';
import { normaliseMnemonic } from './normaliseMnemonic.ts';
import { phraseLengths } from './phraseLengths.ts';
import { wordCompletions } from './wordCompletions.ts';

/** Letters by which a word is known; plates of steel hold no more of it (BIP-39). */
const TELLING_LETTERS = 4;

/**
 * The words of a phrase as it was kept or pasted, in their order: numbered or not, separated by anything (`normaliseMnemonic`).
 * Words cut to their first four letters are written out.
 *
 * Words in columns without numbers go across or down: down where that alone makes a valid phrase. Where both do, nobody can
 * tell which wallet is meant.
 *
 * @returns 'ambiguous' there
 */
export function readPhraseWords(text: string): readonly string[] | 'ambiguous' {
  const across = wordsOf(text);
  const down = wordsDown(text);
  if (!down || down.join(' ') === across.join(' ') || !isValidMnemonic(down.join(' '))) return across;
  return isValidMnemonic(across.join(' ')) ? 'ambiguous' : down;
}

function wordsOf(text: string): string[] {
  const phrase = normaliseMnemonic(text);
  return phrase === '' ? [] : phrase.split(' ').map(writtenOut);
}

/** The words of a whole phrase in columns, read down; undefined where the text is something else, or numbers say the order. */
function wordsDown(text: string): string[] | undefined {
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

function writtenOut(word: string): string {
  if (word.length !== TELLING_LETTERS || wordlist.includes(word)) return word;
  return wordCompletions(word)[0] ?? word;
}
