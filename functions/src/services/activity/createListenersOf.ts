import { LruMap } from '../../cache/LruMap.ts';
import { writeLog } from '../../errors/writeLog.ts';

/** Listening users that are considered, and addresses that are cached. */
const MAX_LISTENERS = 1_000;
const MAX_ADDRESSES = 1_000;

/** Milliseconds for which both are cached. */
const CACHE_MS = 60_000;

interface ListenersDependencies {
  /** Returns users whose events are stored, at most `limit`. */
  readonly listeners: (limit: number) => Promise<readonly string[]>;
  /** Returns those of some users who have an address as an account. */
  readonly ownersAmong: (userIds: readonly string[], address: string) => Promise<readonly string[]>;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/**
 * Creates a function that returns the listening users who have an address as an account, for an address with so many users that
 * reading all of them is too expensive. Both parts are cached for a minute.
 */
export function createListenersOf({
  listeners,
  ownersAmong,
  now = Date.now,
}: ListenersDependencies): (address: string) => Promise<readonly string[]> {
  let all: { readonly readAt: number; readonly users: Promise<readonly string[]> } | undefined;
  const known = new LruMap<string, { readonly readAt: number; readonly users: readonly string[] }>(
    MAX_ADDRESSES,
  );
  const isFresh = (entry: { readonly readAt: number } | undefined) =>
    entry !== undefined && now() - entry.readAt < CACHE_MS;
  const readListeners = async () => {
    const users = await listeners(MAX_LISTENERS);
    if (users.length === MAX_LISTENERS)
      writeLog('warn', 'listening users beyond the limit get no events of crowded addresses', {
        limit: MAX_LISTENERS,
      });
    return users;
  };
  return async (address) => {
    const before = known.get(address);
    if (before && isFresh(before)) return before.users;
    const readAt = now();
    if (!all || !isFresh(all)) all = { readAt, users: readListeners() };
    try {
      const users = await ownersAmong(await all.users, address);
      known.set(address, { readAt, users });
      return users;
    } catch (error) {
      all = undefined;
      throw error;
    }
  };
}
