/** Storage that ending sessions works on. */
export interface SessionStore {
  readonly locks: {
    /** @param since seconds since 1970 */
    lockOlderSessions(userId: string, since: number, now: number): Promise<void>;
  };
  readonly logins: {
    revokeSessions(userId: string): Promise<void>;
    /** @returns seconds since 1970 */
    sessionsCountSince(userId: string): Promise<number>;
  };
  readonly pushes: {
    /**
     * Removes browsers that were subscribed before a time, in ms since 1970, except one.
     *
     * @param endpoint of the browser that remains
     */
    removeOlder(userId: string, before: number, endpoint?: string): Promise<void>;
  };
}

/** Milliseconds after which the last token of a session that was ended has ended for certain: an hour, and some more. */
const LAST_TOKEN_MS = 65 * 60 * 1_000;

/**
 * Ends every session of a user, and the pushes to all their browsers.
 *
 * The document that the rules check is written first: a user interrupted after it can try again, while a
 * revoked session could not, and its tokens would continue to write.
 *
 * @param now milliseconds since 1970
 */
export async function endAllSessions(
  { locks, logins, pushes }: SessionStore,
  userId: string,
  now: number,
): Promise<void> {
  await locks.lockOlderSessions(userId, Math.floor(now / 1_000), now);
  await pushes.removeOlder(userId, Infinity);
  await logins.revokeSessions(userId);
  await locks.lockOlderSessions(userId, await logins.sessionsCountSince(userId), now);
}

/**
 * Records for the rules which sessions Firebase has ended already: by a new password, or a changed address.
 * If that was so long ago that none of their tokens is valid, the rules need no record. Pushes to the browsers of those sessions end.
 *
 * @param now milliseconds since 1970
 * @param endpoint push subscription of the caller's browser, which remains
 */
export async function endOlderSessions(
  { locks, logins, pushes }: SessionStore,
  userId: string,
  now: number,
  endpoint?: string,
): Promise<void> {
  const since = await logins.sessionsCountSince(userId);
  if (since * 1_000 > now - LAST_TOKEN_MS) await locks.lockOlderSessions(userId, since, now);
  await pushes.removeOlder(userId, since * 1_000, endpoint);
}
