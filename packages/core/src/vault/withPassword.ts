import { makePasswordLock } from './makePasswordLock.ts';
import { sealVault } from './sealVault.ts';
import type { OpenVault } from './Vault.ts';

/** Returns the vault under a new password, or under the same one with the present cost; a passkey remains. */
export async function withPassword(open: OpenVault, password: string, N?: number): Promise<OpenVault> {
  const { vault, key } = open;
  const lock = await makePasswordLock(vault, key, password, N);
  return sealVault(vault, open, { ...vault.locks, password: lock });
}
