/** Milliseconds between two notes of one key. */
const INTERVAL_MS = 10_000;

/** Keys whose last note is remembered. */
const MOST_KEYS = 1_000;

/**
 * Decides which refusals of a key are written down: one every ten seconds on each instance. A program that goes on
 * asking with a key that is over, or used up, costs no more than that.
 */
export class RefusalNotes {
  readonly #notedAt = new Map<string, number>();

  /** @param now milliseconds since 1970 */
  isDue(keyId: string, now: number): boolean {
    if (now - (this.#notedAt.get(keyId) ?? -Infinity) < INTERVAL_MS) return false;
    if (this.#notedAt.size >= MOST_KEYS) this.#notedAt.clear();
    this.#notedAt.set(keyId, now);
    return true;
  }
}
