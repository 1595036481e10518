import { storedSession } from './hasStoredSession.ts';

/**
 * Whose session this browser holds, as far as it knows by itself: Firebase has not been asked whether it still holds. Enough to find
 * what was kept for this very user, and for nothing else.
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
    // What is there was not written by Firebase.
    return undefined;
  }
}
