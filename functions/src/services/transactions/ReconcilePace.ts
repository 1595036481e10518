/** How long a transfer is new, in ms: most are in a block by then. */
const NEW_MS = 60_000;

/** The longest that a transfer whose owner asks is left alone, in ms. */
const LONGEST_MS = 300_000;

/** Transfers that an instance remembers; beyond this it forgets them all. */
const MAX_CACHED = 10_000;

/**
 * How often the chain is asked about a transfer because its owner asks: always while it is new, then after a tenth of its
 * age, or five minutes. Each instance remembers for itself what it has looked at.
 */
export class ReconcilePace {
  readonly #lookedAt = new Map<string, number>();

  /**
   * Whether a transfer is to be looked at now; if so, this is the look.
   *
   * @param createdAt milliseconds since 1970, as `now`
   */
  take({ id, createdAt }: { readonly id: string; readonly createdAt: number }, now: number): boolean {
    const age = now - createdAt;
    const pause = age < NEW_MS ? 0 : Math.min(age / 10, LONGEST_MS);
    if (now - (this.#lookedAt.get(id) ?? -Infinity) < pause) return false;
    if (this.#lookedAt.size >= MAX_CACHED) this.#lookedAt.clear();
    this.#lookedAt.set(id, now);
    return true;
  }
}
