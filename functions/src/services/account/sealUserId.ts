import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { deriveKey } from '../../secrets/deriveKey.ts';
import { secretsIn } from '../../secrets/secretsIn.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Seals a user id (AES-256-GCM), so that a document can identify the account being deleted without holding
 * the id.
 *
 * @param counterKey the secret of counters
 * @returns nonce, tag and text, in base64url
 */
export function sealUserId(counterKey: string, userId: string): string {
  const [current] = secretsIn(counterKey);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(current, 'account deletion'), nonce);
  const sealed = Buffer.concat([cipher.update(userId, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/**
 * Decrypts the result of `sealUserId`.
 *
 * @param secrets separated by commas: those that may have sealed it, now or in an earlier release, which
 * derived the key from PHRASE_PEPPER
 * @throws Error if it was sealed with another secret, or changed
 */
export function unsealUserId(secrets: string, sealed: string): string {
  const keys = secretsIn(secrets).flatMap((secret) => [
    deriveKey(secret, 'account deletion'),
    createHmac('sha256', secret).update('account deletion').digest(),
  ]);
  let failure: unknown;
  for (const key of keys) {
    try {
      return openWith(key, sealed);
    } catch (error) {
      failure = error;
    }
  }
  throw new Error('A user id cannot be opened with any secret', { cause: failure });
}

function openWith(key: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const opened = [decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()];
  return Buffer.concat(opened).toString('utf8');
}
