import { base64 } from '@scure/base';

/** Binds the key to its use: another use of the same passkey's output gets another key. */
const INFO = 'everything-wallet vault key';

/**
 * Derives the key of a passkey: HKDF-SHA-256 (RFC 5869) of its PRF output.
 *
 * @param prfOutput 32 bytes, from `getClientExtensionResults().prf.results.first`
 * @param salt base64, the lock's own
 * @returns 32 bytes
 */
export async function passkeyKey(
  prfOutput: Uint8Array<ArrayBuffer>,
  salt: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const material = await crypto.subtle.importKey('raw', prfOutput, 'HKDF', false, ['deriveBits']);
  const hkdf = {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: Uint8Array.from(base64.decode(salt)),
    info: new TextEncoder().encode(INFO),
  };
  return new Uint8Array(await crypto.subtle.deriveBits(hkdf, material, 256));
}
