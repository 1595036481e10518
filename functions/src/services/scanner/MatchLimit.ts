import type { Network } from '@everything-wallet/core/networks/networks';
import type { ScanGap } from '../../data/scanMatches.ts';

/**
 * Maximum incoming transactions of an address in an hour, a block that only sends counting as one: an exchange's address would cost as
 * much as thousands of others.
 */
const MAX_AN_HOUR = 200;

/** Limits the matches of each address, by spans of blocks that take about an hour. */
export class MatchLimit {
  readonly #max: number;
  readonly #spanBlocks: number;
  /** Matches in the newest span, by address. */
  readonly #counts = new Map<string, number>();
  /** First blocks of the stored gaps of the newest span. */
  readonly #stored = new Map<string, number>();
  #span = -1;

  constructor(
    { blockSeconds }: Pick<Network, 'blockSeconds'>,
    {
      max = MAX_AN_HOUR,
      spanBlocks = Math.ceil(3_600 / blockSeconds),
    }: { readonly max?: number; readonly spanBlocks?: number } = {},
  ) {
    this.#max = max;
    this.#spanBlocks = spanBlocks;
  }

  /**
   * Counts matches of an address in a block.
   *
   * @returns the gap from this block to the end of the span, if the address is over its limit
   */
  count(address: string, block: number, matches: number): ScanGap | undefined {
    const span = Math.floor(block / this.#spanBlocks);
    if (span > this.#span) {
      this.#span = span;
      this.#counts.clear();
      this.#stored.clear();
    }
    const count = (this.#counts.get(address) ?? 0) + matches;
    this.#counts.set(address, count);
    return count > this.#max ? { address, from: block, until: (span + 1) * this.#spanBlocks } : undefined;
  }

  /** Counts an address as over its limit, from a block to the end of the span. */
  exhaust(address: string, block: number): ScanGap | undefined {
    return this.count(address, block, Infinity);
  }

  /** Returns true if a stored gap includes this one. After a reorg, a gap can begin earlier than before. */
  isStored({ address, from, until }: ScanGap): boolean {
    return (this.#stored.get(keyOf(address, until)) ?? Infinity) <= from;
  }

  /** Notes that a gap is stored. */
  noteStored({ address, from, until }: ScanGap): void {
    const key = keyOf(address, until);
    this.#stored.set(key, Math.min(from, this.#stored.get(key) ?? Infinity));
  }
}

function keyOf(address: string, until: number): string {
  return `${address} ${until}`;
}
