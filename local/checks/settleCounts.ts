import type { Counts } from './Counts.ts';

/**
 * A test runner's counts, held against how it ended: one that crashed, failed without naming a failure or ran no
 * test at all has failed, whatever it counted.
 * @param counts What its report says; undefined when it left none.
 * @param exitCode Its exit code; null when a signal ended it.
 */
export function settleCounts(counts: Counts | undefined, exitCode: number | null): Counts {
  const settled = counts ?? { passed: 0, failed: 0, skipped: 0 };
  const isUnexplained = settled.failed === 0 && (exitCode !== 0 || settled.passed === 0);
  return isUnexplained ? { ...settled, failed: 1 } : settled;
}
