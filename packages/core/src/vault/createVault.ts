import { makePasswordLock } from './makePasswordLock.ts';
import { newVaultKey } from './newVaultKey.ts';
import { sealVault } from './sealVault.ts';
import { PASSWORD_VERSION, VAULT_FORMAT, type OpenVault } from './Vault.ts';

/**
 * Creates a vault: the entropy under a new random key, and that key under the password.
 *
 * @param entropy of the phrase (BIP-39), 16 to 32 bytes
 * @param userId the vault's user
 * @param N scrypt's cost; changed only in tests
 */
export async function createVault(
  entropy: OpenVault['entropy'],
  userId: string,
  password: string,
  N?: number,
): Promise<OpenVault> {
  const header = { format: VAULT_FORMAT, version: PASSWORD_VERSION, user: userId } as const;
  const key = newVaultKey();
  const locks = { password: await makePasswordLock(header, key, password, N) };
  return sealVault(header, { key, entropy }, locks);
}
