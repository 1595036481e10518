import {
  AttemptContentionError,
  AccountDeletedError,
  type AttemptLimit,
  type Take,
} from '../../data/attempts.ts';
import { logFailure } from '../../errors/logFailure.ts';
import { withDeadline } from '../../errors/withDeadline.ts';

/** NFTs whose metadata one user may have read anew, and so fetched and written, in a day: more than anybody looks at. */
export const READINGS_A_DAY = 2_000;

const limit: AttemptLimit = {
  action: 'nft_metadata',
  attempts: READINGS_A_DAY,
  windowMs: 24 * 3_600_000,
};

/** Milliseconds that the count is waited for. */
const TIMEOUT_MS = 3_000;

/** Where readings are counted for all instances. */
interface ReadingCounter {
  takeAll(takes: readonly Take[], now: number): Promise<number>;
}

/**
 * Counts NFTs whose metadata is read anew for a user, before it is. While the database is silent nothing is counted, as nothing is
 * written then; what may be asked in a minute bounds it.
 *
 * @param now milliseconds since 1970
 * @returns whether they may be read
 * @throws AccountDeletedError for who has been deleted
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
    // Only who asks a lot at once comes here.
    if (error instanceof AttemptContentionError) return false;
    logFailure('counting metadata of NFTs', error);
    return true;
  }
}
