import type { ProcessFamily } from '../processes/startProcessFamily.mjs';

/** What a check is run with. */
export interface CheckRun {
  /** What every program of the check is started with. */
  readonly family: ProcessFamily;
  /** Where reports and logs are put. */
  readonly directory: string;
  /** Added to the environment: where the stack is. */
  readonly environment: Readonly<Record<string, string>>;
  /** Told what the check is doing, and what it is that failed. */
  readonly log: (line: string) => void;
}
