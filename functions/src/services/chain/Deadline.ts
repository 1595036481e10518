/**
 * Deadline for several responses: it starts with the first one.
 */
export class Deadline {
  readonly #ms: number;
  readonly #over: Promise<undefined>;
  #resolve: () => void = () => undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param ms Infinity for no end */
  constructor(ms: number) {
    this.#ms = ms;
    this.#over = new Promise((resolve) => {
      this.#resolve = () => resolve(undefined);
    });
  }

  async inTime<Result>(answer: Promise<Result>): Promise<Result | undefined> {
    return Promise.race([answer, this.#over]);
  }

  /** The first answer is there. */
  start(): void {
    if (this.#ms !== Infinity) this.#timer ??= setTimeout(this.#resolve, this.#ms);
  }

  /** Nothing else is waited for. */
  expire(): void {
    this.#resolve();
  }

  dispose(): void {
    clearTimeout(this.#timer);
  }
}
