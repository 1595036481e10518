import { WalletError } from '../errors/WalletError.ts';
import { unseal } from './seal.ts';
import type { OpenVault, Vault } from './Vault.ts';
import { secretContext } from './vaultText.ts';

/**
 * Decrypts the entropy with the vault's key from a lock.
 *
 * @throws WalletError 'vault.error.damaged' when the header, a lock or the secret was changed
 */
export async function openWithKey(vault: Vault, key: OpenVault['key']): Promise<OpenVault> {
  try {
    return { vault, key, entropy: await unseal(key, vault.secret, secretContext(vault, vault.locks)) };
  } catch (cause) {
    throw new WalletError('vault.error.damaged', { cause });
  }
}
