import { wordlist } from '@scure/bip39/wordlists/english.js';

/**
 * The words of the English list that begin with what is typed, in the list's order; none where nothing is typed.
 *
 * From the fourth letter on there is one at the most (BIP-39).
 *
 * @param typed in lower case
 */
export function wordCompletions(typed: string): readonly string[] {
  return typed === '' ? [] : wordlist.filter((word) => word.startsWith(typed));
}
