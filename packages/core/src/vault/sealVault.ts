import { seal } from './seal.ts';
import type { OpenVault, Vault, VaultLocks } from './Vault.ts';
import { secretContext } from './vaultText.ts';

/**
 * Seals a vault: the entropy under the vault's key, bound to the header and to all locks, so that none of
 * these can be changed, removed or restored without the key.
 */
export async function sealVault(
  { format, version, user }: Pick<Vault, 'format' | 'version' | 'user'>,
  { key, entropy }: Pick<OpenVault, 'key' | 'entropy'>,
  locks: VaultLocks,
): Promise<OpenVault> {
  const header = { format, version, user };
  const secret = await seal(key, entropy, secretContext(header, locks));
  return { vault: { ...header, locks, secret }, key, entropy };
}
