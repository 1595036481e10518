/** Thrown if the queue is full. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

/** Number that may run at the same time, and number that may wait. */
interface Places {
  readonly atOnce: number;
  readonly waiting: number;
}

interface Waiting {
  readonly who: string;
  readonly begin: () => void;
}

/**
 * Runs a few tasks at the same time and lets some more wait. Next is the asker with the fewest running, if
 * under the limit, in order of arrival.
 */
export class PictureQueue {
  readonly #places: Places;
  readonly #ofEach: Places;
  #waiting: readonly Waiting[] = [];
  /** Number of running tasks of each asker. */
  readonly #working = new Map<string, number>();

  /** @param ofEach the same for one asker */
  constructor(places: Places, ofEach: Places = places) {
    this.#places = places;
    this.#ofEach = ofEach;
  }

  /** Number of waiting tasks. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /**
   * @param who asks
   * @throws BusyError if too many wait
   */
  async run<Result>(work: () => Promise<Result>, who = ''): Promise<Result> {
    if (!this.#isFree(who)) {
      const own = this.#waiting.filter((one) => one.who === who);
      if (this.#waiting.length >= this.#places.waiting || own.length >= this.#ofEach.waiting)
        throw new BusyError('Too many are waiting');
      await new Promise<void>((resolve) => {
        this.#waiting = [...this.#waiting, { who, begin: resolve }];
      });
    } else this.#count(who, 1);
    try {
      return await work();
    } finally {
      this.#count(who, -1);
      const [next] = this.#waiting
        .filter((one) => this.#isFree(one.who))
        .toSorted((one, other) => this.#workOf(one.who) - this.#workOf(other.who));
      if (next) {
        this.#waiting = this.#waiting.filter((one) => one !== next);
        this.#count(next.who, 1);
        next.begin();
      }
    }
  }

  #isFree(who: string): boolean {
    const all = [...this.#working.values()].reduce((sum, count) => sum + count, 0);
    return all < this.#places.atOnce && this.#workOf(who) < this.#ofEach.atOnce;
  }

  #workOf(who: string): number {
    return this.#working.get(who) ?? 0;
  }

  #count(who: string, by: 1 | -1): void {
    const count = this.#workOf(who) + by;
    if (count === 0) this.#working.delete(who);
    else this.#working.set(who, count);
  }
}
