/** A browser with one page open, as little of it as every engine's protocol has. */
export interface Engine {
  /** Opens an address in the page, and waits until it has loaded. */
  open: (url: string) => Promise<void>;
  /**
   * Runs the body of a function in the page.
   *
   * @param body reads its parameters from `parameters`
   * @returns its result, as JSON represents it
   */
  run: (body: string, ...parameters: readonly unknown[]) => Promise<unknown>;
  /** Presses the element that a CSS selector finds, as a mouse does. */
  press: (selector: string) => Promise<void>;
  /** Types into the element that a CSS selector finds, as a keyboard does. */
  type: (selector: string, text: string) => Promise<void>;
  /** Warnings and errors on the page's console so far. */
  complaints: () => readonly string[];
  close: () => Promise<void>;
}

/** Environment of an engine. */
export interface EngineRun {
  /** Starts a program that ends with the run. */
  readonly spawn: (
    command: string,
    args: readonly string[],
    environment?: Readonly<Record<string, string>>,
  ) => import('node:child_process').ChildProcess;
}
