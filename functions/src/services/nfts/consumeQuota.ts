import {
  AttemptContentionError,
  AccountDeletedError,
  type AttemptLimit,
  type Take,
} from '../../data/attempts.ts';
import { logFailure } from '../../errors/logFailure.ts';
import { withDeadline } from '../../errors/withDeadline.ts';

/**
 * Maximum NFTs whose metadata may be fetched and stored again for one user in a day: more than a person
 * views.
 */
export const READINGS_A_DAY = 2_000;

const limit: AttemptLimit = {
  action: 'nft_metadata',
  attempts: READINGS_A_DAY,
  windowMs: 24 * 3_600_000,
};

/** Milliseconds that the count is waited for. */
const TIMEOUT_MS = 3_000;

/** Counter of readings for all instances. */
interface ReadingCounter {
  takeAll(takes: readonly Take[], now: number): Promise<number>;
}

/**
 * Counts NFTs whose metadata is about to be read again for a user. While the database is silent nothing is
 * counted, as nothing is written then; the rate limit bounds it.
 *
 * @param now milliseconds since 1970
 * @returns true if they may be read
 * @throws AccountDeletedError for a deleted account
 */
export async function consumeQuota(
  counter: ReadingCounter,
  userId: string,
  count: number,
  now: number,
): Promise<boolean> {
  try {
    return (
      (await withDeadline(counter.takeAll([{ who: userId, limit, units: count }], now), TIMEOUT_MS)) === 0
    );
  } catch (error) {
    if (error instanceof AccountDeletedError) throw error;
    // Only a caller with many simultaneous requests gets here.
    if (error instanceof AttemptContentionError) return false;
    logFailure('counting metadata of NFTs', error);
    return true;
  }
}
