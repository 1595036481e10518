import type { CheckRun } from '../checks/CheckRun.ts';
import type { Counts } from '../checks/Counts.ts';

/** What a suite is run with. */
export interface QualityRun extends CheckRun {
  /** Adds what to do at the end, however that comes. */
  readonly beforeEnd: (task: () => void) => void;
}

/** What a suite found: its counts, and the figures it measured. */
export interface QualityOutcome extends Counts {
  /** Each a short phrase for docs/quality.md; without any, those of the last recorded run stay. */
  readonly figures?: readonly string[];
}

/** What proves a claim and takes long; the file in `suites` has its name. */
export interface QualitySuite {
  /** What it proves, in one or two plain sentences and at most 60 words, as docs/quality.md shows it. */
  readonly claim: string;
  /** What it cannot show, or a goal that is not met, as docs/quality.md lists it; each a sentence. */
  readonly gaps?: readonly string[];
  /** What must be up before; without it nothing is. */
  readonly needs?: 'stack';
  /** Proves the claim. */
  readonly work: (run: QualityRun) => Promise<QualityOutcome>;
}
