import { serverCollections } from '@everything-wallet/core/documents/collections';
import { z } from 'zod';
import { firestore } from './firestore.ts';
import { typedCollection } from './typedCollection.ts';

/** How often something may be tried. */
export interface AttemptLimit {
  /** Names the counter: rate_limits/{uid}_{action}. */
  readonly action: string;
  readonly attempts: number;
  /** Milliseconds from the first attempt. */
  readonly windowMs: number;
}

/** rate_limits/{uid}_{action}: attempts since the window began, in milliseconds since 1970. */
const attemptsSchema = z.object({ count: z.number(), window_started_at: z.number() });

/** The `rate_limits` collection. */
export const attempts = {
  /**
   * Counts an attempt before it is made, so that many at once cannot slip through.
   *
   * @param now milliseconds since 1970
   * @returns 0 when it may be made, else the milliseconds until it may
   */
  async take(userId: string, limit: AttemptLimit, now: number): Promise<number> {
    const { getFirestore, Timestamp } = await firestore();
    const db = getFirestore();
    const document = typedCollection(db, serverCollections.rateLimits, attemptsSchema).doc(
      `${userId}_${limit.action}`,
    );
    return db.runTransaction(async (transaction) => {
      const stored = (await transaction.get(document)).data();
      const isOpen = stored !== undefined && now - stored.window_started_at < limit.windowMs;
      const window = isOpen ? stored : { count: 0, window_started_at: now };
      const endsAt = window.window_started_at + limit.windowMs;
      if (window.count >= limit.attempts) return endsAt - now;
      const counted = { ...window, count: window.count + 1, expires_at: Timestamp.fromMillis(endsAt) };
      transaction.set(document, counted);
      return 0;
    });
  },

  async reset(userId: string, { action }: AttemptLimit): Promise<void> {
    const { getFirestore } = await firestore();
    await getFirestore().collection(serverCollections.rateLimits).doc(`${userId}_${action}`).delete();
  },
};
