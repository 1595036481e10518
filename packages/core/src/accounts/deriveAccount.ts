import { mnemonicToSeedWebcrypto } from '@scure/bip39';
import { HDNodeWallet } from 'ethers';
import { WalletError } from '../errors/WalletError.ts';
import { derivationPath } from './derivationPath.ts';
import { isValidMnemonic } from './isValidMnemonic.ts';
import { normaliseMnemonic } from './normaliseMnemonic.ts';

/**
 * Derives the key pair of an account from a recovery phrase (BIP-39 seed, BIP-32 keys, BIP-44 path).
 *
 * WebCrypto stretches the seed: the pure JavaScript PBKDF2 that ethers falls back to in a browser is many
 * times slower and blocks the page.
 *
 * @param phrase the recovery phrase as typed
 * @param index BIP-44 address index, 0 for m/44'/60'/0'/0/0
 * @throws WalletError 'send.error.invalidPhrase' when the phrase is not a valid mnemonic
 * @throws RangeError when the index is not a BIP-44 address index
 */
export async function deriveAccount(phrase: string, index = 0): Promise<HDNodeWallet> {
  const path = derivationPath(index);
  if (!isValidMnemonic(phrase)) throw new WalletError('send.error.invalidPhrase');
  const seed = await mnemonicToSeedWebcrypto(normaliseMnemonic(phrase));
  return HDNodeWallet.fromSeed(seed).derivePath(path);
}
