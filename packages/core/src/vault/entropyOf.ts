import { mnemonicToEntropy } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { isValidMnemonic } from '../accounts/isValidMnemonic.ts';
import { normaliseMnemonic } from '../accounts/normaliseMnemonic.ts';
import { WalletError } from '../errors/WalletError.ts';

/**
 * Returns the entropy of a typed recovery phrase (BIP-39): 16 to 32 bytes.
 *
 * @throws WalletError 'send.error.invalidPhrase' when the phrase is not a valid mnemonic
 */
export function entropyOf(phrase: string): Uint8Array<ArrayBuffer> {
  if (!isValidMnemonic(phrase)) throw new WalletError('send.error.invalidPhrase');
  return Uint8Array.from(mnemonicToEntropy(normaliseMnemonic(phrase), wordlist));
}
