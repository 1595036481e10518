/** Scans without a failure after which more blocks are requested again: the cause may have been temporary. */
const RECOVERED_AFTER = 10;

/** Number of blocks whose logs are requested at once: fewer after nodes refuse so many, and more again later. */
export class BlockSpan {
  readonly #spans: readonly number[];
  #place = 0;
  #scansWithoutFailure = 0;

  /** @param spans numbers of blocks, in order of trial */
  constructor(spans: readonly number[]) {
    this.#spans = spans;
  }

  /** Index of the span that nodes accept, as far as is known. */
  get place(): number {
    return this.#place;
  }

  /** Number of blocks of that span. */
  get blocks(): number {
    return this.blocksAt(this.#place);
  }

  blocksAt(place: number): number {
    return this.#spans[place] ?? 1;
  }

  /** Returns true if no smaller span follows. */
  isSmallest(place = this.#place): boolean {
    return place >= this.#spans.length - 1;
  }

  /** Begins a scan, after some without a failure with a larger span. */
  beginScan(): void {
    this.#scansWithoutFailure += 1;
    if (this.#place === 0 || this.#scansWithoutFailure < RECOVERED_AFTER) return;
    this.#place -= 1;
    this.#scansWithoutFailure = 0;
  }

  /** Notes that nodes refused more blocks than those of a span; by default of the next smaller one. */
  shrink(place = this.#place + 1): void {
    this.#place = place;
    this.#scansWithoutFailure = 0;
  }
}
