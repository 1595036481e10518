/**
 * Deadline for several responses: it starts with the first one.
 */
export class Deadline {
  readonly #ms: number;
  readonly #over: Promise<undefined>;
  #end: () => void = () => undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param ms Infinity for no end */
  constructor(ms: number) {
    this.#ms = ms;
    this.#over = new Promise((resolve) => {
      this.#end = () => resolve(undefined);
    });
  }

  async inTime<Result>(answer: Promise<Result>): Promise<Result | undefined> {
    return Promise.race([answer, this.#over]);
  }

  /** The first answer is there. */
  begin(): void {
    if (this.#ms !== Infinity) this.#timer ??= setTimeout(this.#end, this.#ms);
  }

  /** Nothing else is waited for. */
  giveUp(): void {
    this.#end();
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
