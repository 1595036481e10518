import { makePasskeyLock, type PasskeyAnswer } from './makePasskeyLock.ts';
import { newVaultKey } from './newVaultKey.ts';
import { sealVault } from './sealVault.ts';
import { PASSKEY_VERSION, VAULT_FORMAT, type OpenVault } from './Vault.ts';

/**
 * Creates a vault that a passkey alone unlocks: the entropy under a new random key, and that key under the passkey.
 * `withPassword` adds a password.
 *
 * @param entropy of the phrase (BIP-39), 16 to 32 bytes
 * @param userId the vault's user
 */
export async function createVaultWithPasskey(
  entropy: OpenVault['entropy'],
  userId: string,
  answer: PasskeyAnswer,
): Promise<OpenVault> {
  const header = { format: VAULT_FORMAT, version: PASSKEY_VERSION, user: userId } as const;
  const key = newVaultKey();
  return sealVault(header, { key, entropy }, { passkey: await makePasskeyLock(header, key, answer) });
}
