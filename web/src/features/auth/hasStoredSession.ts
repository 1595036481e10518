/** Firebase keeps its session under a key of this form (browserLocalPersistence). */
const SESSION_KEY_PREFIX = 'firebase:authUser:';

/** Whether this browser holds a session, found out without loading the Firebase SDK; there is none where no browser is. */
export function hasStoredSession(): boolean {
  return storedSession() !== undefined;
}

/** The session that this browser holds, as Firebase wrote it. */
export function storedSession(): string | undefined {
  if (typeof window === 'undefined') return undefined;
  try {
    const { localStorage } = window;
    const key = Object.keys(localStorage).find((name) => name.startsWith(SESSION_KEY_PREFIX));
    return key === undefined ? undefined : (localStorage.getItem(key) ?? undefined);
  } catch {
    // A browser that keeps nothing for sites holds no session either.
    return undefined;
  }
}
