import { validateMnemonic } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';

/** What is seen nowhere and stands inside a word: soft hyphens, joiners, forms of a character. */
const NOTHING = /[\u00ad\u200c\u2060]|\u034f|\u200d|[\ufe00-\ufe0f]/gu;

/** What is seen nowhere and may stand between two words or inside one: zero-width spaces, byte order marks, directions of writing. */
const GAP = /[\u200b\u200e\u200f\u202a-\u202e\u2061-\u2069\ufeff]+/gu;
const LETTERS_AND_GAPS = new RegExp(`\\p{L}+(?:${GAP.source}\\p{L}+)+`, 'gu');
const BYTE_ORDER_MARKS = /\ufeff+/gu;

/** Letters by which a word is known (BIP-39). */
const TELLING_LETTERS = 4;

/** Words and the numbers between them; what stands between those says nothing. */
const WORD_OR_NUMBER = /(?:\p{L}\p{M}*)+|\p{Nd}+/gu;

/** 'word 1 legal word 2 winner', also 'word 1 of 12'; 'word' is one of the list as well, so all must be labelled. */
const LABELLED = /^(?:word \d+ (?:of \d+ )?[^\d ]+(?: |$))+$/u;
const LABEL = /word (\d+) (?:of \d+ )?/gu;

/** '1 legal 2 winner'. */
const NUMBERED = /^(?:\d+ [^\d ]+(?: |$))+$/u;

/**
 * The form of a recovery phrase that is checked, hashed and derived from: NFKD, lower case, single spaces (BIP-39).
 *
 * People paste phrases as they have kept them: numbered, with commas, bullets or quotation marks, a word a line, 'Word 1:
 * legal', or column by column, where the numbers say the order. Everything but the words is left out, and characters that nobody
 * sees with it: the way that makes a valid phrase is taken where only one does.
 */
export function normaliseMnemonic(phrase: string): string {
  const written = phrase.normalize('NFKD').toLowerCase();
  const visible = written.replace(NOTHING, '');
  const likely = wordsOf(visible.replace(LETTERS_AND_GAPS, apartOrTogether));
  const isPlain = visible === written && visible.search(GAP) < 0;
  if (isPlain || validateMnemonic(likely, wordlist)) return likely;
  const others = ['', ' '].map((gap) => wordsOf(written.replace(NOTHING, gap).replace(GAP, gap)));
  return others.find((other) => validateMnemonic(other, wordlist)) ?? likely;
}

/** Letters with gaps between them: as words where all are words of the list, else as one word where they are one. */
function apartOrTogether(letters: string): string {
  const parts = letters.split(GAP);
  const together = parts.join('');
  if (parts.every(isWord)) return parts.join(' ');
  if (wordlist.includes(together)) return together;
  return letters.replace(BYTE_ORDER_MARKS, '').replace(GAP, ' ');
}

/** Whether it is a word of the list, also cut to the letters that tell it. */
function isWord(letters: string): boolean {
  if (letters.length !== TELLING_LETTERS) return wordlist.includes(letters);
  return wordlist.some((word) => word.startsWith(letters));
}

/** The words of a text, separated by single spaces. */
function wordsOf(visible: string): string {
  const text = (visible.match(WORD_OR_NUMBER) ?? []).join(' ');
  return wordsInOrder(LABELLED.test(text) ? text.replace(LABEL, '$1 ') : text).join(' ');
}

/** The words of a text of words and numbers; in the order of the numbers where these count all of them. */
function wordsInOrder(text: string): string[] {
  const tokens = text.split(' ');
  const words = tokens.filter((token) => token !== '' && !/^\p{Nd}/u.test(token));
  if (!NUMBERED.test(text)) return words;
  const places = tokens.filter((_, index) => index % 2 === 0).map(Number);
  const inOrder = words.map((_, index) => words[places.indexOf(index + 1)]);
  return inOrder.every((word) => word !== undefined) ? inOrder : words;
}
