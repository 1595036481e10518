import type { AttemptLimit } from '../../data/attempts.ts';
import { tooManyRequests } from '../limits/tooManyRequests.ts';
import type { PhraseStore } from './PhraseStore.ts';

/**
 * Counts an attempt, and refuses it if there were too many.
 *
 * @param now milliseconds since 1970
 * @throws ServiceError 'resource-exhausted' with the time to try again
 */
export async function consumeAttempt(
  attempts: PhraseStore['attempts'],
  userId: string,
  limit: AttemptLimit,
  now: number,
): Promise<void> {
  const waitMs = await attempts.take(userId, limit, now);
  if (waitMs <= 0) return;
  throw tooManyRequests('server.tooManyAttempts', waitMs);
}
