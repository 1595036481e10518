import { sealVault } from './sealVault.ts';
import type { OpenVault } from './Vault.ts';

/**
 * Returns the vault with its password only, also for a backup file, since a passkey belongs to its device.
 */
export async function withoutPasskey(open: OpenVault): Promise<OpenVault> {
  return sealVault(open.vault, open, { password: open.vault.locks.password });
}
