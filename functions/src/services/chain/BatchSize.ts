/** Questions of a batch: as many as there are, then fewer. Public nodes commonly take 1,000, 100 or 20, and dRPC's free ones 3. */
const SIZES = [Infinity, 100, 20, 3, 1];

/** Time after which a node that refused a batch is sent a larger one again, in ms. */
const RETRY_LARGER_AFTER_MS = 10 * 60_000;

/** The number of questions that a node takes in one batch, as far as it is known. */
export class BatchSize {
  #max = Infinity;
  #until = -Infinity;

  /** Maximum questions of the next batch. */
  get max(): number {
    return performance.now() < this.#until ? this.#max : Infinity;
  }

  /**
   * Lowers the maximum after a batch was refused.
   *
   * @param refused questions of that batch
   * @returns whether a smaller batch can be tried
   */
  lower(refused: number): boolean {
    const smaller = SIZES.find((size) => size < refused);
    if (smaller === undefined) return false;
    // Another batch may have found a smaller one meanwhile.
    this.#max = Math.min(smaller, this.max);
    this.#until = performance.now() + RETRY_LARGER_AFTER_MS;
    return true;
  }
}
