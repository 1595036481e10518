import { wordlist } from '@scure/bip39/wordlists/english.js';

/**
 * Lists the words of the English list that begin with the typed letters, in the list's order; empty for an
 * empty text.
 *
 * From the fourth letter on there is at most one (BIP-39).
 *
 * @param typed in lower case
 */
export function wordCompletions(typed: string): readonly string[] {
  return typed === '' ? [] : wordlist.filter((word) => word.startsWith(typed));
}
