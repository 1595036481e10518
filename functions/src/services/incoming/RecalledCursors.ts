import type { IncomingCursor } from './IncomingStore.ts';
import { LruMap } from '../../cache/LruMap.ts';

/**
 * Time for which an instance reuses the cursor that it has read, in ms, as long as nothing is open. Notices that another instance
 * stores meanwhile are delayed by up to this time.
 */
const RECALLED_MS = 60_000;

/** Maximum users whose cursor an instance caches; the least recently used go first. */
const MAX_RECALLED = 1_000;

/** A cursor, and when it was read, in ms since 1970. */
interface RecalledCursor {
  readonly cursor: IncomingCursor;
  readonly readAt: number;
}

/** Cursors of users of whom nothing is open or to be notified. */
export class RecalledCursors {
  readonly #now: () => number;
  readonly #recalled = new LruMap<string, RecalledCursor>(MAX_RECALLED);

  /** @param now milliseconds since 1970 */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** @returns the user's cursor, where it was read a moment ago */
  find(userId: string): RecalledCursor | undefined {
    const recalled = this.#recalled.get(userId);
    const age = this.#now() - (recalled?.readAt ?? 0);
    return age >= 0 && age < RECALLED_MS ? recalled : undefined;
  }

  set(userId: string, recalled: RecalledCursor): void {
    this.#recalled.set(userId, recalled);
  }

  delete(userId: string): void {
    this.#recalled.delete(userId);
  }
}
