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

  /** Index of the span that nodes accept, as far as is known; Infinity if they refuse every one. */
  get place(): number {
    return this.#place;
  }

  blocksAt(place: number): number {
    return this.#spans[place] ?? 1;
  }

  /** Returns true if no smaller span follows. */
  isSmallest(place: number): boolean {
    return place >= this.#spans.length - 1;
  }

  /** Returns the place of the next span that is smaller than a range; undefined if none is. */
  smallerThan(blocks: number, place: number): number | undefined {
    const smaller = this.#spans.findIndex((span, index) => index > place && span < blocks);
    return smaller === -1 ? undefined : smaller;
  }

  /** Begins a scan, after some without a failure with a larger span. */
  beginScan(): void {
    this.#scansWithoutFailure += 1;
    if (this.#place === 0 || this.#scansWithoutFailure < RECOVERED_AFTER) return;
    this.#place = Number.isFinite(this.#place) ? this.#place - 1 : 0;
    this.#scansWithoutFailure = 0;
  }

  /** Notes that nodes refused more blocks than those of a span; Infinity if they refused the smallest range. */
  shrink(place: number): void {
    // Another scan may have found a smaller one meanwhile.
    this.#place = Math.max(this.#place, place);
    this.noteFailure();
  }

  /** Postpones the next larger span. */
  noteFailure(): void {
    this.#scansWithoutFailure = 0;
  }

  /** Begins again with the largest span. */
  reset(): void {
    this.#place = 0;
  }
}
