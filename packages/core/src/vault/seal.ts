import { base64 } from '@scure/base';

/** Output of AES-256-GCM: base64 of the nonce, and of the ciphertext with its tag. */
export interface Sealed {
  readonly nonce: string;
  readonly ciphertext: string;
}

/** Bytes of a nonce (NIST SP 800-38D §8.2). */
const NONCE_BYTES = 12;

/**
 * Encrypts bytes with AES-256-GCM under a fresh random nonce.
 *
 * @param key 32 bytes
 * @param about the additional data: not encrypted, and required again for decryption
 */
export async function seal(
  key: Uint8Array<ArrayBuffer>,
  bytes: Uint8Array<ArrayBuffer>,
  about: string,
): Promise<Sealed> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const cipher = { name: 'AES-GCM', iv: nonce, additionalData: new TextEncoder().encode(about) };
  const ciphertext = await crypto.subtle.encrypt(cipher, await gcmKey(key, 'encrypt'), bytes);
  return { nonce: base64.encode(nonce), ciphertext: base64.encode(new Uint8Array(ciphertext)) };
}

/**
 * Decrypts the output of `seal`.
 *
 * @throws DOMException (OperationError) when key, additional data or ciphertext differ
 * @throws Error when nonce or ciphertext are not base64
 */
export async function unseal(
  key: Uint8Array<ArrayBuffer>,
  sealed: Sealed,
  about: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const iv = Uint8Array.from(base64.decode(sealed.nonce));
  const ciphertext = Uint8Array.from(base64.decode(sealed.ciphertext));
  const cipher = { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(about) };
  return new Uint8Array(await crypto.subtle.decrypt(cipher, await gcmKey(key, 'decrypt'), ciphertext));
}

function gcmKey(key: Uint8Array<ArrayBuffer>, use: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', key, 'AES-GCM', false, [use]);
}
