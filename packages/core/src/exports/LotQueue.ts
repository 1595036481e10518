import { splitCents } from './splitCents.ts';

/** Where coins came from. */
export interface Acquisition {
  readonly time: Date;
  readonly hash: string;
}

/** Coins that were acquired at once. */
export interface Lot {
  /** Units of 10^-80. */
  readonly amount: bigint;
  /** What they cost; undefined where no price is known. */
  readonly cents: bigint | undefined;
  /** Undefined where the records know of none: these coins came from nowhere. */
  readonly acquired: Acquisition | undefined;
  /** The place of the acquisition among all of them: lower goes first. */
  readonly place: number;
  /** Whether it was taken where there was no lot any more. */
  readonly isUnmatched?: boolean;
}

/** The lots of one asset in one account, the first acquired first. */
export class LotQueue {
  readonly #lots: Lot[] = [];

  /** Adds a lot at the place of its acquisition, whenever it came here; from now on it is there to be taken. */
  add(lot: Lot): void {
    let index = this.#lots.length;
    while (index > 0 && (this.#lots[index - 1]?.place ?? 0) > lot.place) index -= 1;
    this.#lots.splice(index, 0, { ...lot, isUnmatched: false });
  }

  /**
   * Takes an amount out of the lots that were acquired first; a part of a lot takes its part of the cost.
   *
   * @param place of what is missing, where the lots are fewer: it is a part without an acquisition
   */
  take(amount: bigint, place: number): Lot[] {
    const parts: Lot[] = [];
    let wanted = amount;
    while (wanted > 0n) {
      const first = this.#lots[0];
      if (!first) {
        parts.push({ amount: wanted, cents: undefined, acquired: undefined, place, isUnmatched: true });
        break;
      }
      if (first.amount <= wanted) {
        this.#lots.shift();
        parts.push(first);
        wanted -= first.amount;
        continue;
      }
      const { cents } = first;
      const taken = cents === undefined ? undefined : splitCents(cents, wanted, first.amount);
      parts.push({ ...first, amount: wanted, cents: taken });
      this.#lots[0] = {
        ...first,
        amount: first.amount - wanted,
        cents: cents === undefined || taken === undefined ? undefined : cents - taken,
      };
      wanted = 0n;
    }
    return parts;
  }
}
