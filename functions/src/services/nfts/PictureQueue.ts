/** Nobody may wait any more: as many do as may. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

/** Lets a few do something at the same time and some more wait, in the order in which they came. */
export class PictureQueue {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #working = 0;

  constructor(atOnce: number, mostWaiting: number) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  /** How many wait. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** @throws BusyError where too many wait */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#working >= this.#atOnce) {
      if (this.#waiting.length >= this.#mostWaiting) throw new BusyError('Too many are waiting');
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#working += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#working -= 1;
    }
  }
}
