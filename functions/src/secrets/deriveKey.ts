import { hkdfSync } from 'node:crypto';

/** Below this a secret could be guessed. */
const MIN_SECRET_LENGTH = 32;

/** Use of a key: each has a key of its own, so that nothing made for one can be taken for another. */
type KeyUse = 'account deletion' | 'address counter' | 'phrase digest' | 'phrase key id';

/**
 * Derives the key of one use from a secret (HKDF-SHA-256).
 *
 * @throws RangeError where the secret is too short, as one that is not configured is
 */
export function deriveKey(secret: string, use: KeyUse): Buffer {
  if (secret.length < MIN_SECRET_LENGTH) throw new RangeError(`The secret of the ${use} is too short`);
  return Buffer.from(hkdfSync('sha256', secret, '', `everything-wallet ${use}`, 32));
}
