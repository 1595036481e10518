import type { BaseWallet } from 'ethers';
import { usageError } from '../errors/usageError.ts';

/**
 * Decrypts a keystore. Takes a second or more, which makes passwords hard to guess.
 *
 * @throws CliError 'usage' when the password is wrong or the file is damaged; it quotes neither
 */
export async function openKeystore(keystore: string, password: string): Promise<BaseWallet> {
  const { Wallet } = await import('ethers/wallet');
  try {
    return await Wallet.fromEncryptedJson(keystore, password);
  } catch {
    throw usageError('The keystore could not be opened: the password is wrong, or the file is damaged.');
  }
}
