import { mnemonicToSeedWebcrypto } from '@scure/bip39';
import { HDNodeWallet } from 'ethers';
import { WalletError } from '../errors/WalletError.ts';
import { derivationPath } from './derivationPath.ts';
import { isValidMnemonic } from './isValidMnemonic.ts';
import { normaliseMnemonic } from './normaliseMnemonic.ts';

/**
 * Derives the addresses of several accounts of a recovery phrase. Stretches the seed, the slowest step, once.
 *
 * @param indices BIP-44 address indices
 * @returns checksum addresses (EIP-55), in the order of the indices
 * @throws WalletError 'send.error.invalidPhrase' when the phrase is not a valid mnemonic
 * @throws RangeError when an index is not a BIP-44 address index
 */
export async function deriveAddresses(phrase: string, indices: readonly number[]): Promise<string[]> {
  const paths = indices.map(derivationPath);
  if (!isValidMnemonic(phrase)) throw new WalletError('send.error.invalidPhrase');
  const seed = await mnemonicToSeedWebcrypto(normaliseMnemonic(phrase));
  const root = HDNodeWallet.fromSeed(seed);
  return paths.map((path) => root.derivePath(path).address);
}
