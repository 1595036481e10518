/** Nobody may wait any more: as many do as may. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

/** How many may do something at the same time, and how many more may wait. */
interface Places {
  readonly atOnce: number;
  readonly waiting: number;
}

interface Waiting {
  readonly who: string;
  readonly begin: () => void;
}

/**
 * Lets a few do something at the same time and some more wait: next is whoever has least at work, as far as they may have more, and of
 * these who came first.
 */
export class PictureQueue {
  readonly #places: Places;
  readonly #ofEach: Places;
  #waiting: readonly Waiting[] = [];
  /** How many each has at work. */
  readonly #working = new Map<string, number>();

  /** @param ofEach the same of one who asks */
  constructor(places: Places, ofEach: Places = places) {
    this.#places = places;
    this.#ofEach = ofEach;
  }

  /** How many wait. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /**
   * @param who asks
   * @throws BusyError where too many wait
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
