import { isUnspaced, wordsIn } from './wordsIn.ts';

const MARKS = /\p{M}/gu;

/** Letters that Unicode does not decompose, and how people type them on a keyboard without them. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  ı: 'i',
  đ: 'd',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  // Final forms of Arabic, which are often typed as the letters that they resemble.
  '\u0629': '\u0647',
  '\u0649': '\u064A',
};
const NOT_DECOMPOSED = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/** Boundary between two words of a name such as getBalance or key_missing. */
const SEAM = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|_/u;

/** Lower-cases a word and removes its accents. */
export function plainWord(word: string): string {
  const letters = word.normalize('NFKD').replace(MARKS, '').toLowerCase();
  return letters.replace(NOT_DECOMPOSED, (letter) => PLAIN[letter] ?? letter);
}

/**
 * Splits a query into searchable words; a name such as key_missing or getBalance yields itself and its parts, and a text in a
 * script without spaces its pairs of letters.
 */
export function searchWords(text: string): string[] {
  return wordsIn(text).flatMap((name) => {
    if (isUnspaced(name)) return pairsOf(plainWord(name));
    const parts = name.split(SEAM).filter((part) => part !== '');
    return (parts.length > 1 ? [name, ...parts] : [name]).map(plainWord);
  });
}

/**
 * Splits a text into the words of its index: `searchWords`, and the last letter of a text in a script without spaces, since no pair
 * begins with it.
 */
export function indexWords(text: string): string[] {
  const last = wordsIn(text)
    .filter(isUnspaced)
    .map((name) => plainWord(name))
    .filter((name) => name.length > 1)
    .map((name) => name.slice(-1));
  return [...searchWords(text), ...last];
}

/** Returns the neighbouring letters of a word, two by two. */
function pairsOf(word: string): string[] {
  const letters = Array.from(word);
  if (letters.length < 2) return [word];
  return letters.slice(1).map((letter, index) => `${letters[index] ?? ''}${letter}`);
}
