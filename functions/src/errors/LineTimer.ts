/** Milliseconds between two lines of one instance. */
const LINE_INTERVAL_MS = 60_000;

/** Timer that writes an instance's log line one minute after its first count. */
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
