/** Firebase keeps its session under a key of this form (browserLocalPersistence). */
const SESSION_KEY_PREFIX = 'firebase:authUser:';

/** Whether this browser holds a session, found out without loading the Firebase SDK. */
export function hasStoredSession(): boolean {
  return Object.keys(window.localStorage).some((key) => key.startsWith(SESSION_KEY_PREFIX));
}
