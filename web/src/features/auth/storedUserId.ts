import { storedSession } from './hasStoredSession.ts';

/**
 * Returns the user id of this browser's session, without checking with Firebase whether it is still valid. Enough to find data
 * stored for this user, and for nothing else.
 */
export function storedUserId(): string | undefined {
  try {
    const session: unknown = JSON.parse(storedSession() ?? 'null');
    return typeof session === 'object' &&
      session !== null &&
      'uid' in session &&
      typeof session.uid === 'string' &&
      session.uid !== ''
      ? session.uid
      : undefined;
  } catch {
    // The entry was not written by Firebase.
    return undefined;
  }
}
