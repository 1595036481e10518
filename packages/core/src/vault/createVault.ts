import { makePasswordLock } from './makePasswordLock.ts';
import { sealVault } from './sealVault.ts';
import { VAULT_FORMAT, VAULT_VERSION, type OpenVault } from './Vault.ts';

/** Bytes of the key that encrypts the entropy. */
const KEY_BYTES = 32;

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
  const header = { format: VAULT_FORMAT, version: VAULT_VERSION, user: userId } as const;
  const key = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  const locks = { password: await makePasswordLock(header, key, password, N) };
  return sealVault(header, { key, entropy }, locks);
}
