import type { Counts } from './Counts.ts';

/** Adds up the counts of several parts of one check. */
export function addCounts(parts: readonly Counts[]): Counts {
  const sum = (key: 'passed' | 'failed' | 'skipped') => parts.reduce((total, part) => total + part[key], 0);
  const all = (key: 'failures' | 'unsteady' | 'lacking') => parts.flatMap((part) => part[key] ?? []);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    failures: all('failures'),
    unsteady: all('unsteady'),
    times: parts.flatMap(({ times = [] }) => times),
    lacking: all('lacking'),
  };
}
