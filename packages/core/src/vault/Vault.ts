import { z } from 'zod';

/** Marks a file as a vault. */
export const VAULT_FORMAT = 'everything-wallet-vault';

/**
 * Version of a vault that was created with a password. The version is authenticated with the rest, so it never changes.
 */
export const PASSWORD_VERSION = 1;

/** Version of a vault that was created with a passkey alone, so that an earlier release does not take it for a damaged one. */
export const PASSKEY_VERSION = 2;

/** Bytes in base64 (RFC 4648 §4), with padding. */
const base64Schema = z.base64().min(1).max(512);

/**
 * AES-256-GCM (NIST SP 800-38D): a random nonce of 96 bits, and the ciphertext followed by its tag of 128
 * bits.
 */
const sealedShape = { nonce: base64Schema, ciphertext: base64Schema };

/**
 * scrypt (RFC 7914) and its parameters. Bounded, since a file may be from anywhere: at most 1 GiB of memory,
 * and at most eight times the present work.
 */
const scryptSchema = z.strictObject({
  name: z.literal('scrypt'),
  N: z.union([2 ** 14, 2 ** 15, 2 ** 16, 2 ** 17, 2 ** 18, 2 ** 19, 2 ** 20].map((n) => z.literal(n))),
  r: z.literal(8),
  p: z.literal(1),
  salt: base64Schema,
});

/** Key of the vault, encrypted with a key derived from the password. */
const passwordLockSchema = z.strictObject({ kdf: scryptSchema, ...sealedShape });

/**
 * Key of the vault, encrypted with a key derived from a passkey's PRF output (WebAuthn Level 3 §10.1.4) by
 * HKDF-SHA-256 (RFC 5869).
 */
const passkeyLockSchema = z.strictObject({
  /** Id of the passkey, for `navigator.credentials.get`. */
  credential: base64Schema,
  /** Input of the passkey's PRF, and HKDF's salt. */
  salt: base64Schema,
  ...sealedShape,
});

/**
 * A recovery phrase encrypted on one device: the entropy under a random key, and that key under each of the
 * locks. The additional data of each part is everything else it depends on (`vaultText`), so no part can be
 * exchanged.
 */
export const vaultSchema = z.strictObject({
  format: z.literal(VAULT_FORMAT),
  version: z.union([z.literal(PASSWORD_VERSION), z.literal(PASSKEY_VERSION)]),
  /** Id of the vault's user. */
  user: z.string().min(1).max(128),
  /** At least one lock; a vault that was created with a passkey alone may have no password. */
  locks: z.strictObject({ password: passwordLockSchema.optional(), passkey: passkeyLockSchema.optional() }),
  /** Entropy of the phrase (BIP-39), 16 to 32 bytes. */
  secret: z.strictObject(sealedShape),
});

export type Vault = z.infer<typeof vaultSchema>;
export type VaultLocks = Vault['locks'];
export type Scrypt = z.infer<typeof scryptSchema>;
export type PasswordLock = z.infer<typeof passwordLockSchema>;
export type PasskeyLock = z.infer<typeof passkeyLockSchema>;

/** An unlocked vault; its contents must not outlive the lock. */
export interface OpenVault {
  readonly vault: Vault;
  /** 32 bytes. */
  readonly key: Uint8Array<ArrayBuffer>;
  /** 16 to 32 bytes (BIP-39). */
  readonly entropy: Uint8Array<ArrayBuffer>;
}
