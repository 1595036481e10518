import type { CheckRun } from '../checks/CheckRun.ts';
import type { Counts } from '../checks/Counts.ts';

/** What a suite is run with. */
export interface QualityRun extends CheckRun {
  /** Adds what to do at the end, however that comes. */
  readonly beforeEnd: (task: () => void) => void;
}

/** What proves a figure and takes long; the file in `suites` has its name. */
export interface QualitySuite {
  /** What must be up before; without it nothing is. */
  readonly needs?: 'stack';
  /** Proves it; answers with its counts. */
  readonly work: (run: QualityRun) => Promise<Counts>;
}
