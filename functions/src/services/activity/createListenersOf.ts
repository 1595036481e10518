import { LruMap } from '../../cache/LruMap.ts';
import type { Listener } from '../../data/activityRecords.ts';
import { writeLog } from '../../errors/writeLog.ts';

/** Users of an address that are considered. */
const MAX_USERS = 10_000;

/** Milliseconds for which the listeners of an address are cached: at least, and for each of its users, who are two reads. */
const MIN_CACHE_MS = 60_000;
const CACHE_MS_A_USER = 60;

/** Addresses whose listeners are cached, and their listeners. */
const MAX_ADDRESSES = 1_000;
const MAX_LISTENERS = 100_000;

/** Listeners of an address, and the time until which they are cached, in ms since 1970. */
interface Known {
  readonly listeners: readonly Listener[];
  readonly until: number;
}

interface ListenersDependencies {
  /** Returns users who have an address as an account, at most `limit`. */
  readonly usersOf: (address: string, limit: number) => Promise<readonly string[]>;
  /** Returns those of some users whose events are stored. */
  readonly listening: (userIds: readonly string[]) => Promise<readonly Listener[]>;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Creates a function that returns the listeners of an address with more users than are read for each block, from a cache. */
export function createListenersOf({
  usersOf,
  listening,
  now = Date.now,
}: ListenersDependencies): (address: string) => Promise<readonly Listener[]> {
  const known = new LruMap<string, Known>(MAX_ADDRESSES, {
    max: MAX_LISTENERS,
    of: ({ listeners }) => listeners.length,
  });
  /** Reads that scanners of several networks wait for. */
  const reading = new Map<string, Promise<readonly Listener[]>>();
  const read = async (address: string) => {
    const readAt = now();
    const users = await usersOf(address, MAX_USERS);
    if (users.length === MAX_USERS)
      writeLog('warn', 'users beyond the limit get no events of a crowded address', { limit: MAX_USERS });
    const listeners = await listening(users);
    known.set(address, { listeners, until: readAt + Math.max(MIN_CACHE_MS, users.length * CACHE_MS_A_USER) });
    return listeners;
  };
  return async (address) => {
    const before = known.get(address);
    if (before && now() < before.until) return before.listeners;
    const current = reading.get(address) ?? read(address).finally(() => reading.delete(address));
    reading.set(address, current);
    return current;
  };
}
