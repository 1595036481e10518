import type { AttemptLimit } from '../../data/attempts.ts';
import { ServiceError } from '../../errors/ServiceError.ts';
import type { PhraseStore } from './PhraseStore.ts';

/**
 * Counts an attempt, and refuses it when there were too many.
 *
 * @param now milliseconds since 1970
 * @throws ServiceError 'resource-exhausted' that says when to try again
 */
export async function takeAttempt(
  attempts: PhraseStore['attempts'],
  userId: string,
  limit: AttemptLimit,
  now: number,
): Promise<void> {
  const waitMs = await attempts.take(userId, limit, now);
  if (waitMs <= 0) return;
  const minutes = Math.ceil(waitMs / 60_000);
  const unit = minutes === 1 ? 'minute' : 'minutes';
  throw new ServiceError('resource-exhausted', `Too many attempts: try again in ${minutes} ${unit}.`, {
    reason: 'tooManyRequests',
  });
}
