import { splitCents } from './splitCents.ts';

/** Origin of coins. */
export interface Acquisition {
  readonly time: Date;
  readonly hash: string;
}

/** Coins acquired at once. */
export interface Lot {
  /** Units of 10^-80. */
  readonly amount: bigint;
  /** Cost; undefined if no price is known. */
  readonly cents: bigint | undefined;
  /** Undefined if the records have no acquisition: the origin of these coins is unknown. */
  readonly acquired: Acquisition | undefined;
  /** Position of the acquisition among all of them: lower ones are used first. */
  readonly place: number;
  /** True if it was taken after the last lot. */
  readonly isUnmatched?: boolean;
}

/** Lots of one asset in one account, first in, first out. */
export class LotQueue {
  readonly #lots: Lot[] = [];

  /** Adds a lot at the position of its acquisition, whenever it was moved here. */
  add(lot: Lot): void {
    let index = this.#lots.length;
    while (index > 0 && (this.#lots[index - 1]?.place ?? 0) > lot.place) index -= 1;
    this.#lots.splice(index, 0, { ...lot, isUnmatched: false });
  }

  /**
   * Takes an amount out of the oldest lots; a part of a lot takes its part of the cost.
   *
   * @param place position of the missing amount if the lots are too small: it becomes a part without an
   * acquisition
   */
  take(amount: bigint, place: number): Lot[] {
    const parts: Lot[] = [];
    let remaining = amount;
    while (remaining > 0n) {
      const first = this.#lots[0];
      if (!first) {
        parts.push({ amount: remaining, cents: undefined, acquired: undefined, place, isUnmatched: true });
        break;
      }
      if (first.amount <= remaining) {
        this.#lots.shift();
        parts.push(first);
        remaining -= first.amount;
        continue;
      }
      const { cents } = first;
      const taken = cents === undefined ? undefined : splitCents(cents, remaining, first.amount);
      parts.push({ ...first, amount: remaining, cents: taken });
      this.#lots[0] = {
        ...first,
        amount: first.amount - remaining,
        cents: cents === undefined || taken === undefined ? undefined : cents - taken,
      };
      remaining = 0n;
    }
    return parts;
  }
}
