/** Duration of one test. */
interface TestTime {
  /** File and title. */
  readonly name: string;
  readonly seconds: number;
}

/** Results of a check's tests. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** The failed tests, each by file and title, where they are known. */
  readonly failures?: readonly string[];
  /** Tests that passed only at their second attempt, likewise. */
  readonly unsteady?: readonly string[];
  /** Duration of each test, where it is known. */
  readonly times?: readonly TestTime[];
  /** Reasons for skipped tests, one line each, where this machine lacks something. */
  readonly lacking?: readonly string[];
}
