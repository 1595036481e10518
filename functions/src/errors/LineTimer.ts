/** Milliseconds between two lines of one instance. */
const LINE_INTERVAL_MS = 60_000;

/** Timer of an instance's log line about what it counts: a minute after the first count, and not without one. */
export class LineTimer {
  readonly #write: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(write: () => void) {
    this.#write = write;
  }

  /** Starts the minute, unless it has begun. */
  start(): void {
    this.#timer ??= setTimeout(this.#write, LINE_INTERVAL_MS).unref();
  }

  /** Ends the minute: the next count starts another one. */
  end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
