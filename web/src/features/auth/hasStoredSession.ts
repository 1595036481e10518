/** Prefix of the key under which Firebase stores its session (browserLocalPersistence). */
const SESSION_KEY_PREFIX = 'firebase:authUser:';

/** Returns true if this browser has a session, without loading the Firebase SDK; false outside a browser. */
export function hasStoredSession(): boolean {
  return storedSession() !== undefined;
}

/** Removes the session from this browser, without Firebase; other tabs see it and end theirs. */
export function removeStoredSession(): void {
  for (const key of sessionKeys()) localStorage.removeItem(key);
}

function sessionKeys(): string[] {
  return Object.keys(localStorage).filter((name) => name.startsWith(SESSION_KEY_PREFIX));
}

/** Returns the session of this browser, as Firebase wrote it. */
export function storedSession(): string | undefined {
  if (typeof window === 'undefined') return undefined;
  try {
    const [key] = sessionKeys();
    return key === undefined ? undefined : (localStorage.getItem(key) ?? undefined);
  } catch {
    // A browser that blocks storage has no session either.
    return undefined;
  }
}
