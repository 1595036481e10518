import { wordlist } from '@scure/bip39/wordlists/english.js';

/** The first letters of a word of the list, which no other begins with (BIP-39). */
const TELLING_LETTERS = 4;

/** The one word of the English list that was meant with a slip of the pen; undefined where none or several may be. */
export function suggestedWord(typed: string): string | undefined {
  const [first] = wordlist.filter((word) => word.startsWith(typed.slice(0, TELLING_LETTERS)));
  if (typed.length >= TELLING_LETTERS && first) return first;
  const [near, ...others] = wordlist.filter((word) => isOneSlipAway(typed, word));
  return others.length === 0 ? near : undefined;
}

/** Whether one letter more, less or other, or two neighbours exchanged, makes one word of the other. */
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
