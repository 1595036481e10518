import { decodedText } from './decodedText.ts';
import { containsSignsOf } from './containsSignsOf.ts';
import { containsWordsOf } from './containsWordsOf.ts';

/** Least number of letters of a phrase, in Latin letters and in syllables or characters, with one mistake. */
const MIN_LETTERS = 36;
const MIN_SYLLABLES = 11;

interface ForeignList {
  /** True if the text justifies loading the list. */
  readonly isWorth: (text: string) => boolean;
  readonly load: () => Promise<{ readonly wordlist: readonly string[] }>;
  readonly holds: (wordlist: readonly string[], text: string) => boolean;
}

const isLatin = (text: string) => (text.match(/\p{Script=Latin}/gu)?.length ?? 0) >= MIN_LETTERS;
const isIn = (script: RegExp) => (text: string) => (text.match(script)?.length ?? 0) >= MIN_SYLLABLES;

const lists: readonly ForeignList[] = [
  { isWorth: isLatin, load: () => import('@scure/bip39/wordlists/czech.js'), holds: containsWordsOf },
  { isWorth: isLatin, load: () => import('@scure/bip39/wordlists/french.js'), holds: containsWordsOf },
  { isWorth: isLatin, load: () => import('@scure/bip39/wordlists/italian.js'), holds: containsWordsOf },
  { isWorth: isLatin, load: () => import('@scure/bip39/wordlists/portuguese.js'), holds: containsWordsOf },
  { isWorth: isLatin, load: () => import('@scure/bip39/wordlists/spanish.js'), holds: containsWordsOf },
  {
    isWorth: isIn(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu),
    load: () => import('@scure/bip39/wordlists/japanese.js'),
    holds: containsWordsOf,
  },
  {
    isWorth: isIn(/\p{Script=Hangul}/gu),
    load: () => import('@scure/bip39/wordlists/korean.js'),
    holds: containsWordsOf,
  },
  {
    isWorth: isIn(/\p{Script=Han}/gu),
    load: () => import('@scure/bip39/wordlists/simplified-chinese.js'),
    holds: containsSignsOf,
  },
  {
    isWorth: isIn(/\p{Script=Han}/gu),
    load: () => import('@scure/bip39/wordlists/traditional-chinese.js'),
    holds: containsSignsOf,
  },
];

/**
 * True if a text contains a recovery phrase in one of the nine languages of BIP-39 besides English. Loads a
 * list only when a text has enough of its letters for a phrase.
 *
 * @throws Error when a list cannot be loaded
 */
export async function containsForeignPhrase(text: string): Promise<boolean> {
  const versions = [...new Set([text, decodedText(text)])];
  const found = await Promise.all(
    lists.map(async ({ isWorth, load, holds }) => {
      const worth = versions.filter(isWorth);
      if (worth.length === 0) return false;
      const { wordlist } = await load();
      return worth.some((version) => holds(wordlist, version));
    }),
  );
  return found.includes(true);
}
