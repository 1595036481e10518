import { LimiterFullError } from './LimiterFullError.ts';

/** How many tasks may run, and wait. */
export interface LimiterSize {
  readonly concurrency: number;
  /** Maximum tasks that wait; without it, any number. */
  readonly maxWaiting?: number;
}

interface RunOptions {
  /** Who the task is for; tasks without a caller count as one caller's. */
  readonly caller?: string;
  /** Ends the wait: a task that has begun continues. */
  readonly signal?: AbortSignal | undefined;
}

interface WaitingTask {
  readonly caller: string;
  readonly begin: () => void;
}

/**
 * Limits the number of concurrent tasks; the others wait. The next is of the caller with the fewest running tasks, among
 * these in order of arrival.
 *
 * The usual libraries (p-limit, p-queue) know no callers: one with much work would delay all others.
 */
export class Limiter {
  readonly #size: LimiterSize;
  readonly #ofCaller: LimiterSize;
  #waiting: readonly WaitingTask[] = [];
  #running = 0;
  readonly #runningOf = new Map<string, number>();

  /** @param ofCaller limits of one caller */
  constructor(size: LimiterSize, ofCaller: LimiterSize = size) {
    this.#size = size;
    this.#ofCaller = ofCaller;
  }

  /** Number of waiting tasks. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /**
   * Runs a task as soon as the limits allow it.
   *
   * @throws LimiterFullError if too many wait
   * @throws the signal's reason if it aborts before the task begins
   */
  async run<Result>(task: () => Promise<Result>, { caller = '', signal }: RunOptions = {}): Promise<Result> {
    signal?.throwIfAborted();
    if (this.#isFree(caller)) this.#count(caller, 1);
    else await this.#wait(caller, signal);
    try {
      return await task();
    } finally {
      this.#count(caller, -1);
      this.#beginNext();
    }
  }

  async #wait(caller: string, signal: AbortSignal | undefined): Promise<void> {
    const own = this.#waiting.filter((task) => task.caller === caller);
    const { maxWaiting = Infinity } = this.#size;
    if (this.#waiting.length >= maxWaiting || own.length >= (this.#ofCaller.maxWaiting ?? Infinity))
      throw new LimiterFullError('Too many tasks are waiting');
    await new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        this.#waiting = this.#waiting.filter((task) => task !== waiting);
        reject(signal?.reason as Error);
      };
      const begin = () => {
        signal?.removeEventListener('abort', giveUp);
        resolve();
      };
      const waiting = { caller, begin };
      signal?.addEventListener('abort', giveUp, { once: true });
      this.#waiting = [...this.#waiting, waiting];
    });
  }

  #beginNext(): void {
    const [next] = this.#waiting
      .filter(({ caller }) => this.#isFree(caller))
      .toSorted((one, other) => this.#runningFor(one.caller) - this.#runningFor(other.caller));
    if (!next) return;
    this.#waiting = this.#waiting.filter((task) => task !== next);
    this.#count(next.caller, 1);
    next.begin();
  }

  #isFree(caller: string): boolean {
    return this.#running < this.#size.concurrency && this.#runningFor(caller) < this.#ofCaller.concurrency;
  }

  #runningFor(caller: string): number {
    return this.#runningOf.get(caller) ?? 0;
  }

  #count(caller: string, by: 1 | -1): void {
    this.#running += by;
    const count = this.#runningFor(caller) + by;
    if (count === 0) this.#runningOf.delete(caller);
    else this.#runningOf.set(caller, count);
  }
}
