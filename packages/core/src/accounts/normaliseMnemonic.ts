import { validateMnemonic } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';

/** Invisible characters inside a word: soft hyphens, joiners, variation selectors. */
const IGNORED = /[\u00ad\u200c\u2060]|\u034f|\u200d|[\ufe00-\ufe0f]/gu;

/**
 * Invisible characters between two words or inside one: zero-width spaces, byte order marks, directions of
 * writing.
 */
const GAP = /[\u200b\u200e\u200f\u202a-\u202e\u2061-\u2069\ufeff]+/gu;
/** Begins only where letters begin: otherwise the time for one long word grows with the square of its length. */
const LETTERS_AND_GAPS = new RegExp(`(?<!\\p{L})\\p{L}+(?:${GAP.source}\\p{L}+)+`, 'gu');
const BYTE_ORDER_MARKS = /\ufeff+/gu;

/** Letters that identify a word (BIP-39). */
const PREFIX_LETTERS = 4;

/** Words and the numbers between them; the rest carries no meaning. */
const WORD_OR_NUMBER = /(?:\p{L}\p{M}*)+|\p{Nd}+/gu;

/**
 * 'word 1 legal word 2 winner', also 'word 1 of 12'. 'word' is itself in the list, so all must be labelled.
 */
const LABELLED = /^(?:word \d+ (?:of \d+ )?[^\d ]+(?: |$))+$/u;
const LABEL = /word (\d+) (?:of \d+ )?/gu;

/** '1 legal 2 winner'. */
const NUMBERED = /^(?:\d+ [^\d ]+(?: |$))+$/u;

/**
 * Normalises a recovery phrase for checking, hashing and derivation: NFKD, lower case, single spaces
 * (BIP-39).
 *
 * People paste phrases as they stored them: numbered, with commas, bullets or quotation marks, one word a
 * line, 'Word 1: legal', or column by column with numbers for the order. Everything but the words is dropped,
 * invisible characters included. Where only one reading makes a valid phrase, that one is used.
 */
export function normaliseMnemonic(phrase: string): string {
  const written = phrase.normalize('NFKD').toLowerCase();
  const visible = written.replace(IGNORED, '');
  const likely = extractWords(visible.replace(LETTERS_AND_GAPS, joinLetters));
  const isPlain = visible === written && visible.search(GAP) < 0;
  if (isPlain || validateMnemonic(likely, wordlist)) return likely;
  const others = ['', ' '].map((gap) => extractWords(written.replace(IGNORED, gap).replace(GAP, gap)));
  return others.find((other) => validateMnemonic(other, wordlist)) ?? likely;
}

/**
 * Reads letters with gaps between them: as words if all are in the list, else as one word if they form one.
 */
function joinLetters(letters: string): string {
  const parts = letters.split(GAP);
  const together = parts.join('');
  if (parts.every(isWord)) return parts.join(' ');
  if (wordlist.includes(together)) return together;
  return letters.replace(BYTE_ORDER_MARKS, '').replace(GAP, ' ');
}

/** True if the letters are a word of the list, also cut to its identifying letters. */
function isWord(letters: string): boolean {
  if (letters.length !== PREFIX_LETTERS) return wordlist.includes(letters);
  return wordlist.some((word) => word.startsWith(letters));
}

/** Returns the words of a text, separated by single spaces. */
function extractWords(visible: string): string {
  const text = (visible.match(WORD_OR_NUMBER) ?? []).join(' ');
  return orderWords(LABELLED.test(text) ? text.replace(LABEL, '$1 ') : text).join(' ');
}

/**
 * Returns the words of a text of words and numbers, in the order of the numbers if these count all of them.
 */
function orderWords(text: string): string[] {
  const tokens = text.split(' ');
  const words = tokens.filter((token) => token !== '' && !/^\p{Nd}/u.test(token));
  if (!NUMBERED.test(text)) return words;
  const places = tokens.filter((_, index) => index % 2 === 0).map(Number);
  const inOrder = words.map((_, index) => words[places.indexOf(index + 1)]);
  return inOrder.every((word) => word !== undefined) ? inOrder : words;
}
