/** How long one test took. */
interface TestTime {
  /** File and title. */
  readonly name: string;
  readonly seconds: number;
}

/** How many tests a check ran. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** The failed tests, each by file and title, where they are known. */
  readonly failures?: readonly string[];
  /** Tests that passed only at their second attempt, likewise. */
  readonly unsteady?: readonly string[];
  /** How long each test took, where that is known. */
  readonly times?: readonly TestTime[];
  /** Why tests were skipped, each reason in one line, where something is missing on this machine. */
  readonly lacking?: readonly string[];
}
