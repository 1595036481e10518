import { wordlist } from '@scure/bip39/wordlists/english.js';

/** Number of first letters that identify a word of the list (BIP-39). */
const PREFIX_LETTERS = 4;

/**
 * Returns the one word of the English list that a misspelled word stands for; undefined where several or none
 * qualify.
 */
export function suggestedWord(typed: string): string | undefined {
  const [first] = wordlist.filter((word) => word.startsWith(typed.slice(0, PREFIX_LETTERS)));
  if (typed.length >= PREFIX_LETTERS && first) return first;
  const [near, ...others] = wordlist.filter((word) => isOneSlipAway(typed, word));
  return others.length === 0 ? near : undefined;
}

/**
 * True if adding, removing or replacing one letter, or swapping two neighbours, turns one word into the
 * other.
 */
function isOneSlipAway(typed: string, word: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start++;
  const [typedRest, wordRest] = [typed.slice(start), word.slice(start)];
  const [one = '', two = ''] = typedRest;
  return (
    typedRest.slice(1) === wordRest ||
    typedRest === wordRest.slice(1) ||
    typedRest.slice(1) === wordRest.slice(1) ||
    `${two}${one}${typedRest.slice(2)}` === wordRest
  );
}
