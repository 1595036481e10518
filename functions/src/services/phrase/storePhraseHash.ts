import type { AttemptLimit } from '../../data/attempts.ts';
import { ServiceError } from '../../errors/ServiceError.ts';
import { keyedDigest } from './keyedDigest.ts';
import type { PhraseStore } from './PhraseStore.ts';
import { consumeAttempt } from './consumeAttempt.ts';

/** Each visit of the setup page creates a phrase and stores its hash; no user comes back this often. */
const limit: AttemptLimit = { action: 'store', attempts: 30, windowMs: 15 * 60_000 };

/**
 * Stores the digest of a new recovery phrase that is not confirmed yet. It decides nothing: the finished
 * setup replaces it with the digest of its own phrase, whatever was stored in between.
 *
 * @param digest SHA-256 of the phrase, lower-case hex
 * @throws ServiceError 'failed-precondition' once the profile is verified, 'resource-exhausted' after too
 * many
 */
export async function storePhraseHash(
  { phraseHashes, attempts }: PhraseStore,
  peppers: string,
  userId: string,
  digest: string,
  now: number = Date.now(),
): Promise<void> {
  await consumeAttempt(attempts, userId, limit, now);
  const isStored = await phraseHashes.storeUnlessVerified(userId, keyedDigest(peppers, userId, digest));
  if (!isStored) {
    throw new ServiceError('failed-precondition', 'server.phraseIsSet', {
      reason: 'walletIsSetUp',
    });
  }
}
