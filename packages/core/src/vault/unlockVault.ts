import { WalletError } from '../errors/WalletError.ts';
import { openWithKey } from './openWithKey.ts';
import { passwordKey } from './passwordKey.ts';
import { unseal } from './seal.ts';
import type { OpenVault, Vault } from './Vault.ts';
import { lockContext } from './vaultText.ts';

/**
 * Unlocks a vault with its password. Takes about half a second, on purpose (scrypt).
 *
 * @throws WalletError 'vault.error.password' when it is wrong or the vault has none; 'vault.error.memory' when the password
 * could not be tried; 'vault.error.damaged' when the password is right and the rest was changed
 */
export async function unlockVault(vault: Vault, password: string): Promise<OpenVault> {
  const lock = vault.locks.password;
  if (!lock) throw new WalletError('vault.error.password');
  const fromPassword = await passwordKey(password, lock.kdf);
  const key = await unseal(fromPassword, lock, lockContext(vault, lock)).catch((cause: unknown) => {
    throw new WalletError('vault.error.password', { cause });
  });
  return openWithKey(vault, key);
}
