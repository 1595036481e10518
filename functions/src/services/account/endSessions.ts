/** What ending sessions works on. */
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
}

/** Milliseconds after which the last token of a session that was ended has ended for certain: an hour, and some more. */
const LAST_TOKEN_MS = 65 * 60 * 1_000;

/**
 * Ends every session of a user.
 *
 * What the rules ask comes first: whoever is interrupted after it can ask again, while a session that was revoked could
 * not, and its tokens would go on writing.
 *
 * @param now milliseconds since 1970
 */
export async function endAllSessions(
  { locks, logins }: SessionStore,
  userId: string,
  now: number,
): Promise<void> {
  await locks.lockOlderSessions(userId, Math.floor(now / 1_000), now);
  await logins.revokeSessions(userId);
  await locks.lockOlderSessions(userId, await logins.sessionsCountSince(userId), now);
}

/**
 * Tells the rules which sessions Firebase has ended already: by a new password, or an address that was taken back. Where
 * that is so long ago that no token of them is left, nothing is written.
 *
 * @param now milliseconds since 1970
 */
export async function endOlderSessions(
  { locks, logins }: SessionStore,
  userId: string,
  now: number,
): Promise<void> {
  const since = await logins.sessionsCountSince(userId);
  if (since * 1_000 > now - LAST_TOKEN_MS) await locks.lockOlderSessions(userId, since, now);
}
