import { validateMnemonic } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { normaliseMnemonic } from './normaliseMnemonic.ts';

/** True if a phrase is a BIP-39 mnemonic: 12 to 24 English words in multiples of 3, with a valid checksum. */
export function isValidMnemonic(phrase: string): boolean {
  return validateMnemonic(normaliseMnemonic(phrase), wordlist);
}
