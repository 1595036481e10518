import { createHmac } from 'node:crypto';
import { secretsIn } from '../../secrets/secretsIn.ts';
import { digestBy, keyedDigest } from './keyedDigest.ts';
import { sameDigest } from './sameDigest.ts';

/**
 * Compares a phrase's digest with a stored one, which may have been made with a pepper that was replaced since, or before
 * digests had a key id: then it was HMAC-SHA-256(pepper, user id + ':' + digest).
 *
 * @param peppers as of `keyedDigest`
 * @param digest SHA-256 of the phrase, lower-case hex
 * @returns 'former' where they match, and the digest should be stored again with the current pepper
 */
export function matchDigest(
  peppers: string,
  userId: string,
  digest: string,
  stored: string,
): 'current' | 'former' | 'none' {
  if (isSame(stored, keyedDigest(peppers, userId, digest))) return 'current';
  const all = secretsIn(peppers);
  const former = stored.includes(':')
    ? all.map((pepper) => digestBy(pepper, userId, digest))
    : // A pepper of before may contain a comma itself.
      [...all, peppers].map((pepper) =>
        createHmac('sha256', pepper).update(`${userId}:${digest}`).digest('hex'),
      );
  return former.some((one) => isSame(stored, one)) ? 'former' : 'none';
}

/** Returns true if two stored forms have the same key id and the same digest. */
function isSame(stored: string, made: string): boolean {
  const [storedDigest = '', storedKeyId] = stored.split(':').toReversed();
  const [madeDigest = '', madeKeyId] = made.split(':').toReversed();
  return storedKeyId === madeKeyId && sameDigest(storedDigest, madeDigest);
}
