import type { AttemptLimit } from '../../data/attempts.ts';
import { keyedDigest } from './keyedDigest.ts';
import type { PhraseStore } from './PhraseStore.ts';
import { sameDigest } from './sameDigest.ts';
import { takeAttempt } from './takeAttempt.ts';

const limit: AttemptLimit = { action: 'verify', attempts: 10, windowMs: 15 * 60_000 };

/**
 * Whether a digest is that of the user's recovery phrase; false when none is stored.
 *
 * @param digest SHA-256 of the phrase, lower-case hex
 * @throws ServiceError 'resource-exhausted' after ten wrong ones in a quarter of an hour
 */
export async function verifyPhraseHash(
  { phraseHashes, attempts }: PhraseStore,
  pepper: string,
  userId: string,
  digest: string,
  now: number = Date.now(),
): Promise<boolean> {
  await takeAttempt(attempts, userId, limit, now);
  const stored = await phraseHashes.find(userId);
  const isSame = stored !== undefined && sameDigest(stored, keyedDigest(pepper, userId, digest));
  if (isSame) await attempts.reset(userId, limit);
  return isSame;
}
