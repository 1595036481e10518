import { createHmac } from 'node:crypto';
import { deriveKey } from '../../secrets/deriveKey.ts';
import { secretsIn } from '../../secrets/secretsIn.ts';

/** Hex digits of a key id: enough to distinguish a handful of peppers. */
const KEY_ID_LENGTH = 16;

/**
 * Returns the stored form of a phrase's digest: the pepper's key id, and HMAC-SHA-256(its key, user id + ':'
 * + digest).
 *
 * A stolen database then cannot be searched for phrases without the pepper, nor one user's entry compared
 * with another's. The key id lets the pepper be replaced: digests made with an earlier one are still compared
 * with that one.
 *
 * @param peppers the current pepper, and after a comma each those that it replaced
 * @param digest SHA-256 of the phrase, lower-case hex
 * @throws RangeError if the pepper is not configured
 */
export function keyedDigest(peppers: string, userId: string, digest: string): string {
  const [current] = secretsIn(peppers);
  return digestBy(current, userId, digest);
}

/** Returns the stored form of a digest with a given pepper. */
export function digestBy(pepper: string, userId: string, digest: string): string {
  const keyId = deriveKey(pepper, 'phrase key id').toString('hex').slice(0, KEY_ID_LENGTH);
  const keyed = createHmac('sha256', deriveKey(pepper, 'phrase digest')).update(`${userId}:${digest}`);
  return `${keyId}:${keyed.digest('hex')}`;
}
