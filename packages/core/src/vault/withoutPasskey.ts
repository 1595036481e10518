import { WalletError } from '../errors/WalletError.ts';
import { sealVault } from './sealVault.ts';
import type { OpenVault } from './Vault.ts';

/**
 * Returns the vault with its password only, also for a backup file, since a passkey belongs to its device.
 *
 * @throws WalletError 'vault.error.password' when the vault has no password: nothing would unlock the result
 */
export async function withoutPasskey(open: OpenVault): Promise<OpenVault> {
  const { password } = open.vault.locks;
  if (!password) throw new WalletError('vault.error.password');
  return sealVault(open.vault, open, { password });
}
