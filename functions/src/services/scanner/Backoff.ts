/** Shortest and longest wait in ms. */
interface BackoffLimits {
  readonly minMs: number;
  readonly maxMs: number;
}

/** Waits after failures: each up to twice as long as the one before, with a random part so that many do not return at once. */
export class Backoff {
  readonly #limits: BackoffLimits;
  readonly #random: () => number;
  #failures = 0;

  constructor(limits: BackoffLimits, random: () => number = Math.random) {
    this.#limits = limits;
    this.#random = random;
  }

  /** Number of failures in a row. */
  get failures(): number {
    return this.#failures;
  }

  /** Counts a failure; returns the wait in ms. */
  next(): number {
    const { minMs, maxMs } = this.#limits;
    const longest = Math.min(maxMs, minMs * 2 ** this.#failures);
    this.#failures += 1;
    return longest * (0.5 + this.#random() / 2);
  }

  reset(): void {
    this.#failures = 0;
  }
}
