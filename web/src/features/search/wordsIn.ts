/** Letters of scripts that put no spaces between words, for a character class. */
const LETTERS = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー';
const UNSPACED = new RegExp(`^[${LETTERS}]`, 'u');
const WORDS = new RegExp(`[${LETTERS}][${LETTERS}\\p{M}]*|(?:(?![${LETTERS}])[\\p{L}\\p{M}\\p{N}_])+`, 'gu');

/** Returns true for a word of `wordsIn` in a script without spaces: a piece of a sentence. */
export function isUnspaced(word: string): boolean {
  return UNSPACED.test(word);
}

/** Finds the words of a text; in a script without spaces, the pieces between punctuation. */
export function wordsIn(text: string): string[] {
  return text.match(WORDS) ?? [];
}
