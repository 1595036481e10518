import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Seals a user id (AES-256-GCM), so that a document can say whose account is being deleted without holding the id.
 *
 * @param pepper the functions' secret
 * @returns nonce, tag and text, in base64url
 */
export function sealUserId(pepper: string, userId: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(pepper), nonce);
  const sealed = Buffer.concat([cipher.update(userId, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/**
 * Opens what `sealUserId` has sealed.
 *
 * @throws Error where it was sealed with another pepper, or changed
 */
export function unsealUserId(pepper: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(pepper), bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const opened = [decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()];
  return Buffer.concat(opened).toString('utf8');
}

function keyOf(pepper: string): Buffer {
  return createHmac('sha256', pepper).update('account deletion').digest();
}
