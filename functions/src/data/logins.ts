/** Logins, which Firebase stores. */
export const logins = {
  /** Ends all sessions of a user. */
  async revokeSessions(userId: string): Promise<void> {
    const { getAuth } = await import('firebase-admin/auth');
    await getAuth().revokeRefreshTokens(userId);
  },

  /** Returns the minimum start of a user's valid sessions, in seconds since 1970. */
  async sessionsCountSince(userId: string): Promise<number> {
    const { getAuth } = await import('firebase-admin/auth');
    const { tokensValidAfterTime } = await getAuth().getUser(userId);
    if (tokensValidAfterTime === undefined)
      throw new Error('Firebase does not say since when sessions count');
    return Math.floor(Date.parse(tokensValidAfterTime) / 1_000);
  },

  /** Deletes a login; a missing one is no failure. */
  async remove(userId: string): Promise<void> {
    const { getAuth } = await import('firebase-admin/auth');
    try {
      await getAuth().deleteUser(userId);
    } catch (error) {
      if ((error as { code?: unknown }).code !== 'auth/user-not-found') throw error;
    }
  },
};
