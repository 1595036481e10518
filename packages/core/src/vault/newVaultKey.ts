/** Bytes of the key that encrypts the entropy. */
const KEY_BYTES = 32;

/** Returns a new random key of a vault. */
export function newVaultKey(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(KEY_BYTES));
}
