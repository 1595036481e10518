import type { ProcessFamily } from '../processes/startProcessFamily.mjs';

/** Environment of a check. */
export interface CheckRun {
  /** Starts every program of the check. */
  readonly family: ProcessFamily;
  /** Directory of reports and logs. */
  readonly directory: string;
  /** Added to the environment: where the stack is. */
  readonly environment: Readonly<Record<string, string>>;
  /** Receives the progress and failures of the check. */
  readonly log: (line: string) => void;
}
