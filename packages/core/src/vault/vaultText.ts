import type { PasskeyLock, PasswordLock, Vault, VaultLocks } from './Vault.ts';

type Header = Pick<Vault, 'format' | 'version' | 'user'>;

/**
 * Writes a vault's header and locks as the one text the secret is bound to. Members have a fixed order,
 * without spaces, so that equal vaults are equal texts.
 */
export function secretContext(header: Header, locks: VaultLocks): string {
  return JSON.stringify({ ...orderHeader(header), locks: orderLocks(locks) });
}

/**
 * Writes the context that the vault's key is bound to in a lock: its user, and the derivation of the lock's
 * key.
 */
export function lockContext(
  header: Header,
  lock: Pick<PasswordLock, 'kdf'> | Pick<PasskeyLock, 'credential' | 'salt'>,
): string {
  return JSON.stringify({
    ...orderHeader(header),
    lock: 'kdf' in lock ? orderKdf(lock) : orderPasskey(lock),
  });
}

/** Returns a vault in the order of its members. */
export function inOrder(vault: Vault): Vault {
  const { nonce, ciphertext } = vault.secret;
  return { ...orderHeader(vault), locks: orderLocks(vault.locks), secret: { nonce, ciphertext } };
}

function orderHeader({ format, version, user }: Header): Header {
  return { format, version, user };
}

function orderLocks({ password, passkey }: VaultLocks): VaultLocks {
  return {
    ...(password && {
      password: { ...orderKdf(password), nonce: password.nonce, ciphertext: password.ciphertext },
    }),
    ...(passkey && {
      passkey: { ...orderPasskey(passkey), nonce: passkey.nonce, ciphertext: passkey.ciphertext },
    }),
  };
}

function orderKdf({ kdf: { name, N, r, p, salt } }: Pick<PasswordLock, 'kdf'>) {
  return { kdf: { name, N, r, p, salt } };
}

function orderPasskey({ credential, salt }: Pick<PasskeyLock, 'credential' | 'salt'>) {
  return { credential, salt };
}
