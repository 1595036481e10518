import { sealVault } from './sealVault.ts';
import type { OpenVault } from './Vault.ts';

/** The same vault, which the password alone opens: also what a backup file holds, since a passkey belongs to its device. */
export async function withoutPasskey(open: OpenVault): Promise<OpenVault> {
  return sealVault(open.vault, open, { password: open.vault.locks.password });
}
