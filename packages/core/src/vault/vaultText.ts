import type { PasskeyLock, PasswordLock, Vault, VaultLocks } from './Vault.ts';

type Header = Pick<Vault, 'format' | 'version' | 'user'>;

/**
 * Writes a vault's header and locks as the one text the secret is bound to. Members have a fixed order,
 * without spaces, so that equal vaults are equal texts.
 */
export function secretContext(header: Header, locks: VaultLocks): string {
  return JSON.stringify({ ...headerOf(header), locks: locksOf(locks) });
}

/**
 * Writes the context that the vault's key is bound to in a lock: its user, and the derivation of the lock's
 * key.
 */
export function lockContext(
  header: Header,
  lock: Pick<PasswordLock, 'kdf'> | Pick<PasskeyLock, 'credential' | 'salt'>,
): string {
  return JSON.stringify({ ...headerOf(header), lock: 'kdf' in lock ? kdfOf(lock) : passkeyOf(lock) });
}

/** Returns a vault in the order of its members. */
export function inOrder(vault: Vault): Vault {
  const { nonce, ciphertext } = vault.secret;
  return { ...headerOf(vault), locks: locksOf(vault.locks), secret: { nonce, ciphertext } };
}

function headerOf({ format, version, user }: Header): Header {
  return { format, version, user };
}

function locksOf({ password, passkey }: VaultLocks): VaultLocks {
  return {
    password: { ...kdfOf(password), nonce: password.nonce, ciphertext: password.ciphertext },
    ...(passkey && {
      passkey: { ...passkeyOf(passkey), nonce: passkey.nonce, ciphertext: passkey.ciphertext },
    }),
  };
}

function kdfOf({ kdf: { name, N, r, p, salt } }: Pick<PasswordLock, 'kdf'>) {
  return { kdf: { name, N, r, p, salt } };
}

function passkeyOf({ credential, salt }: Pick<PasskeyLock, 'credential' | 'salt'>) {
  return { credential, salt };
}
