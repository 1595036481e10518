import { wordlist } from '@scure/bip39/wordlists/english.js';
import { normaliseMnemonic } from './normaliseMnemonic.ts';
import { wordCompletions } from './wordCompletions.ts';

/** Letters by which a word is known; plates of steel hold no more of it (BIP-39). */
const TELLING_LETTERS = 4;

/**
 * The words of a phrase as it was kept or pasted, in their order: numbered or not, separated by anything (`normaliseMnemonic`).
 * Words cut to their first four letters are written out.
 */
export function readPhraseWords(text: string): readonly string[] {
  const phrase = normaliseMnemonic(text);
  return phrase === '' ? [] : phrase.split(' ').map(writtenOut);
}

function writtenOut(word: string): string {
  if (word.length !== TELLING_LETTERS || wordlist.includes(word)) return word;
  return wordCompletions(word)[0] ?? word;
}
