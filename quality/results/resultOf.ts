import type { QualityOutcome, QualitySuite } from '../QualitySuite.ts';
import type { QualityResult } from './QualityResult.ts';

/** A suite that ran to its end. */
export interface SuiteRun {
  readonly name: string;
  readonly suite: QualitySuite;
  readonly outcome: QualityOutcome;
  readonly commit: string | null;
  readonly startedAt: Date;
  readonly endedAt: Date;
}

/**
 * Returns the result of a run to record; null if the suite skipped everything.
 *
 * @param previous The recorded result, whose figures remain if this run measured none.
 */
export function resultOf(run: SuiteRun, previous: QualityResult | undefined): QualityResult | null {
  const { claim, gaps = [] } = run.suite;
  const { passed, failed, figures = previous?.figures ?? [], lacking = [] } = run.outcome;
  const unmet = run.outcome.gaps ?? [];
  if (passed + failed === 0) return null;
  return {
    suite: run.name,
    claim,
    figures: [...figures],
    gaps: [...gaps, ...unmet, ...lacking],
    passed,
    failed,
    commit: run.commit,
    date: run.endedAt.toISOString(),
    durationSeconds: Math.round((run.endedAt.getTime() - run.startedAt.getTime()) / 1_000),
  };
}
