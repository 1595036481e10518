import { messages } from '@everything-wallet/core/messages/messages';
import type { AttemptLimit } from '../../data/attempts.ts';
import { ServiceError } from '../../errors/ServiceError.ts';
import { keyedDigest } from './keyedDigest.ts';
import type { PhraseStore } from './PhraseStore.ts';
import { takeAttempt } from './takeAttempt.ts';

/** Each visit of the setup page makes a phrase and stores its hash; nobody comes back this often. */
const limit: AttemptLimit = { action: 'store', attempts: 30, windowMs: 15 * 60_000 };

/**
 * Stores the digest of a user's recovery phrase; the last one before setup is finished counts.
 *
 * @param digest SHA-256 of the phrase, lower-case hex
 * @throws ServiceError 'failed-precondition' once the profile is verified, 'resource-exhausted' after too many
 */
export async function storePhraseHash(
  { phraseHashes, attempts }: PhraseStore,
  pepper: string,
  userId: string,
  digest: string,
  now: number = Date.now(),
): Promise<void> {
  await takeAttempt(attempts, userId, limit, now);
  const isStored = await phraseHashes.storeUnlessVerified(userId, keyedDigest(pepper, userId, digest));
  if (!isStored) {
    throw new ServiceError('failed-precondition', messages['server.phraseIsSet']);
  }
}
