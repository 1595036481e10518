import { generateMnemonic } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';

/** Creates a recovery phrase: 12 English words from 128 bits of the platform's CSPRNG with a checksum (BIP-39). */
export function createMnemonic(): string {
  return generateMnemonic(wordlist, 128);
}
