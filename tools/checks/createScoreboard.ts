import { LocalError } from '../LocalError.ts';
import type { Counts } from './Counts.ts';

/** Counts the results of everything that `npm test` runs. */
export interface Scoreboard {
  /**
   * Runs one task and notes its counts; a LocalError counts as one failure. Resolves to true if none failed.
   */
  attempt(name: string, work: () => Promise<Counts>): Promise<boolean>;
  /**
   * A line for each test that failed, or passed only at its second attempt, where it is known by name, and for each
   * reason to skip some; may be empty.
   */
  remarks(): string;
  /** Returns a line for each task. */
  table(): string;
  /** Returns the total duration so far, with the slowest tests of all. */
  clock(): string;
  /** Returns the summary line. */
  summary(): string;
  /** Returns true if nothing failed and something passed. */
  isGreen(): boolean;
}

/** Number of the slowest tests to list. */
const SLOWEST = 10;

/**
 * Creates a scoreboard.
 *
 * @param log Receives each line as checks finish.
 */
export function createScoreboard(log: (line: string) => void): Scoreboard {
  const begun = Date.now();
  const results: (Counts & { name: string; seconds: number })[] = [];
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);

  return {
    async attempt(name, work) {
      const started = Date.now();
      log(`· ${name} …`);
      let counts: Counts;
      try {
        counts = await work();
      } catch (error) {
        if (!(error instanceof LocalError)) throw error;
        log(error.message);
        counts = { passed: 0, failed: 1, skipped: 0 };
      }
      const seconds = (Date.now() - started) / 1000;
      log(`${signOf(counts)} ${name} (${seconds.toFixed(1)} s)`);
      results.push({ name, seconds, ...counts });
      return counts.failed === 0;
    },
    remarks: () =>
      results
        .flatMap(({ name, failures = [], unsteady = [], lacking = [] }) => [
          ...lacking.map((reason) => `– ${name} skipped: ${reason}`),
          ...unsteady.map((test) => `~ ${test} (second attempt)`),
          ...failures.map((test) => `✗ ${test}`),
        ])
        .join('\n'),
    table: () =>
      results
        .map(({ name, passed, failed, skipped, seconds }) =>
          [
            signOf({ passed, failed, skipped }),
            name.padEnd(18),
            `${passed} passed`.padStart(12),
            `${failed} failed`.padStart(12),
            `${skipped} skipped`.padStart(12),
            `${seconds.toFixed(1)} s`.padStart(10),
          ].join(' '),
        )
        .join('\n'),
    clock: () => {
      const slowest = results
        .flatMap(({ times = [] }) => times)
        .toSorted((one, other) => other.seconds - one.seconds)
        .slice(0, SLOWEST)
        .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
      const minutes = `It took ${((Date.now() - begun) / 60_000).toFixed(1)} minutes.`;
      return [...(slowest.length > 0 ? ['The slowest tests:', ...slowest] : []), minutes].join('\n');
    },
    summary: () => `${sum('passed')} passed, ${sum('failed')} failed`,
    isGreen: () => sum('failed') === 0 && sum('passed') > 0,
  };
}

function signOf({ passed, failed }: Counts): string {
  if (failed > 0) return '✗';
  return passed > 0 ? '✓' : '–';
}
