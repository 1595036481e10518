import type { CheckRun } from '../tools/checks/CheckRun.ts';
import type { Counts } from '../tools/checks/Counts.ts';

/** Environment of a suite. */
export interface QualityRun extends CheckRun {
  /** Adds a task for the end of the run, however it ends. */
  readonly beforeEnd: (task: () => void) => void;
}

/** Results of a suite: its counts, and its measured figures. */
export interface QualityOutcome extends Counts {
  /** Each a short phrase for docs/quality.md; without any, those of the last recorded run stay. */
  readonly figures?: readonly string[];
  /** Goals that this run did not meet, each a sentence; in addition to the gaps of the suite. */
  readonly gaps?: readonly string[];
}

/** A slow proof of a claim; its file in `suites` has its name. */
export interface QualitySuite {
  /** The claim, in one or two plain sentences and at most 60 words, as docs/quality.md shows it. */
  readonly claim: string;
  /** Limits of the proof, or goals that are not met, as docs/quality.md lists them; each a sentence. */
  readonly gaps?: readonly string[];
  /** Required preparation: a stack with chains of the networks that are always on, or of all; nothing by default. */
  readonly needs?: 'stack' | 'stackOfAllNetworks';
  /** True if the site also needs the pseudo-languages (docs/features/languages.md), which no other build has. */
  readonly hasPseudoLanguages?: true;
  /** Proves the claim. */
  readonly work: (run: QualityRun) => Promise<QualityOutcome>;
}
