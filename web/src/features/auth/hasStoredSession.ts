/** Prefix of the key under which Firebase stores its session (browserLocalPersistence). */
const SESSION_KEY_PREFIX = 'firebase:authUser:';

/** Returns true if this browser has a session, without loading the Firebase SDK; false outside a browser. */
export function hasStoredSession(): boolean {
  return storedSession() !== undefined;
}

/** Returns the session of this browser, as Firebase wrote it. */
export function storedSession(): string | undefined {
  if (typeof window === 'undefined') return undefined;
  try {
    const { localStorage } = window;
    const key = Object.keys(localStorage).find((name) => name.startsWith(SESSION_KEY_PREFIX));
    return key === undefined ? undefined : (localStorage.getItem(key) ?? undefined);
  } catch {
    // A browser that blocks storage has no session either.
    return undefined;
  }
}
