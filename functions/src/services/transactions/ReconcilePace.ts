import { LruMap } from '../../cache/LruMap.ts';

/** Milliseconds for which a transfer is new: most are in a block by then. */
const NEW_MS = 60_000;

/** Maximum pause in ms between two lookups of a transfer whose owner asks. */
const LONGEST_MS = 300_000;

/** Maximum transfers that an instance remembers; the least recently used go first. */
const MAX_CACHED = 10_000;

/**
 * Decides how often a transfer is looked up on the chain because its owner asks: always while it is new, then
 * after a tenth of its age, at most five minutes. Each instance remembers its own lookups.
 */
export class ReconcilePace {
  readonly #lookedUpAt = new LruMap<string, number>(MAX_CACHED);

  /**
   * Returns true if a transfer is to be looked up now, and notes the lookup.
   *
   * @param createdAt milliseconds since 1970, as `now`
   */
  take({ id, createdAt }: { readonly id: string; readonly createdAt: number }, now: number): boolean {
    const age = now - createdAt;
    const pause = age < NEW_MS ? 0 : Math.min(age / 10, LONGEST_MS);
    if (now - (this.#lookedUpAt.get(id) ?? -Infinity) < pause) return false;
    this.#lookedUpAt.set(id, now);
    return true;
  }
}
