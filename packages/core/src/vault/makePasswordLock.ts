import { newScrypt, passwordKey } from './passwordKey.ts';
import { seal } from './seal.ts';
import type { OpenVault, PasswordLock, Vault } from './Vault.ts';
import { lockContext } from './vaultText.ts';

/** Encrypts the vault's key with a new password, stretched with its own salt. */
export async function makePasswordLock(
  header: Pick<Vault, 'format' | 'version' | 'user'>,
  key: OpenVault['key'],
  password: string,
  N?: number,
): Promise<PasswordLock> {
  const kdf = newScrypt(N);
  return { kdf, ...(await seal(await passwordKey(password, kdf), key, lockContext(header, { kdf }))) };
}
