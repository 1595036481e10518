import type { Counts } from './Counts.ts';

/**
 * Compares a test runner's counts with its exit: a runner that crashed, failed without a failed test or ran
 * no test at all has failed, whatever it counted.
 *
 * @param counts From its report; undefined without one.
 * @param exitCode Its exit code; null when a signal ended it.
 */
export function settleCounts(counts: Counts | undefined, exitCode: number | null): Counts {
  const settled = counts ?? { passed: 0, failed: 0, skipped: 0 };
  const isUnexplained = settled.failed === 0 && (exitCode !== 0 || settled.passed === 0);
  return isUnexplained ? { ...settled, failed: 1 } : settled;
}
