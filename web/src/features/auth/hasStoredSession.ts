/** Firebase keeps its session under a key of this form (browserLocalPersistence). */
const SESSION_KEY_PREFIX = 'firebase:authUser:';

/** Whether this browser holds a session, found out without loading the Firebase SDK; there is none where no browser is. */
export function hasStoredSession(): boolean {
  if (typeof window === 'undefined') return false;
  try {
    return Object.keys(window.localStorage).some((key) => key.startsWith(SESSION_KEY_PREFIX));
  } catch {
    // A browser that keeps nothing for sites holds no session either.
    return false;
  }
}
