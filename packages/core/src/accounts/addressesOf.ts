import { mnemonicToSeedWebcrypto } from '@scure/bip39';
import { HDNodeWallet } from 'ethers';
import { WalletError } from '../errors/WalletError.ts';
import { derivationPath } from './derivationPath.ts';
import { isValidMnemonic } from './isValidMnemonic.ts';
import { normaliseMnemonic } from './normaliseMnemonic.ts';

/**
 * Reads the addresses of a recovery phrase's accounts (BIP-44). Stretches the phrase once, which takes longer
 * than deriving a hundred addresses, and retains no private key.
 *
 * @returns the checksum address (EIP-55) at an address index; throws RangeError for an invalid index
 * @throws WalletError 'send.error.invalidPhrase' when the phrase is not a valid mnemonic
 */
export async function addressesOf(phrase: string): Promise<(index: number) => string> {
  if (!isValidMnemonic(phrase)) throw new WalletError('send.error.invalidPhrase');
  const seed = await mnemonicToSeedWebcrypto(normaliseMnemonic(phrase));
  const first = derivationPath(0);
  const accounts = HDNodeWallet.fromSeed(seed)
    .derivePath(first.slice(0, first.lastIndexOf('/')))
    .neuter();
  return (index) => {
    derivationPath(index);
    return accounts.deriveChild(index).address;
  };
}
