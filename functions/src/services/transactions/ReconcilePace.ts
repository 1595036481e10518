/** Milliseconds for which a transfer is new: most are in a block by then. */
const NEW_MS = 60_000;

/** Maximum pause in ms between two lookups of a transfer whose owner asks. */
const LONGEST_MS = 300_000;

/** Transfers that an instance remembers; beyond this it forgets them all. */
const MAX_CACHED = 10_000;

/**
 * Decides how often a transfer is looked up on the chain because its owner asks: always while it is new, then
 * after a tenth of its age, at most five minutes. Each instance remembers its own lookups.
 */
export class ReconcilePace {
  readonly #lookedUpAt = new Map<string, number>();

  /**
   * Returns true if a transfer is to be looked up now, and notes the lookup.
   *
   * @param createdAt milliseconds since 1970, as `now`
   */
  take({ id, createdAt }: { readonly id: string; readonly createdAt: number }, now: number): boolean {
    const age = now - createdAt;
    const pause = age < NEW_MS ? 0 : Math.min(age / 10, LONGEST_MS);
    if (now - (this.#lookedUpAt.get(id) ?? -Infinity) < pause) return false;
    if (this.#lookedUpAt.size >= MAX_CACHED) this.#lookedUpAt.clear();
    this.#lookedUpAt.set(id, now);
    return true;
  }
}
