import type { AttemptLimit } from '../../data/attempts.ts';
import { logFailure } from '../../errors/logFailure.ts';
import { keyedDigest } from './keyedDigest.ts';
import { matchDigest } from './matchDigest.ts';
import type { PhraseStore } from './PhraseStore.ts';
import { consumeAttempt } from './consumeAttempt.ts';

const limit: AttemptLimit = { action: 'verify', attempts: 10, windowMs: 15 * 60_000 };

/**
 * Checks whether a digest is that of the user's recovery phrase; false if none is stored.
 *
 * If an earlier pepper proves it, the digest is stored again with the current one.
 *
 * @param peppers as of `keyedDigest`
 * @param digest SHA-256 of the phrase, lower-case hex
 * @throws ServiceError 'resource-exhausted' after ten wrong ones in a quarter of an hour
 */
export async function verifyPhraseHash(
  { phraseHashes, attempts }: PhraseStore,
  peppers: string,
  userId: string,
  digest: string,
  now: number = Date.now(),
): Promise<boolean> {
  await consumeAttempt(attempts, userId, limit, now);
  const stored = await phraseHashes.find(userId);
  const match = stored === undefined ? 'none' : matchDigest(peppers, userId, digest, stored);
  if (match === 'none') return false;
  await attempts.reset(userId, limit);
  if (match === 'former' && stored !== undefined) {
    // The phrase is right whether or not this is written; the next time it is tried again.
    const replaced = phraseHashes.replace(userId, stored, keyedDigest(peppers, userId, digest));
    await replaced.catch((error: unknown) => logFailure('storing a digest with the current pepper', error));
  }
  return true;
}
