import { WalletError } from '../errors/WalletError.ts';
import { openWithKey } from './openWithKey.ts';
import { passwordKey } from './passwordKey.ts';
import { unseal } from './seal.ts';
import type { OpenVault, Vault } from './Vault.ts';
import { lockContext } from './vaultText.ts';

/**
 * Unlocks a vault with its password. Takes about half a second, on purpose (scrypt).
 *
 * @throws WalletError 'vault.error.password'; 'vault.error.memory' when the password could not be tried;
 * 'vault.error.damaged' when the password is right and the rest was changed
 */
export async function unlockVault(vault: Vault, password: string): Promise<OpenVault> {
  const lock = vault.locks.password;
  return openWithKey(vault, await keyOf());

  async function keyOf() {
    const fromPassword = await passwordKey(password, lock.kdf);
    try {
      return await unseal(fromPassword, lock, lockContext(vault, lock));
    } catch (cause) {
      throw new WalletError('vault.error.password', { cause });
    }
  }
}
