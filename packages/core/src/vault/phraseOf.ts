import { entropyToMnemonic } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';

/** Returns the English recovery phrase of an entropy of 16 to 32 bytes (BIP-39). */
export function phraseOf(entropy: Uint8Array): string {
  return entropyToMnemonic(entropy, wordlist);
}
