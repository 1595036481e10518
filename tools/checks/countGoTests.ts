import type { Counts } from './Counts.ts';

interface GoEvent {
  readonly Action: string;
  readonly Test?: string;
}

/**
 * The counts of `go test -json`.
 * @param directory Where the tests are, for the names of those that failed.
 */
export function countGoTests(output: string, directory: string): Counts {
  const events = output
    .split('\n')
    // Go's own output, for example while it downloads a module, is not JSON.
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as GoEvent)
    .filter(({ Test }) => Test !== undefined);
  const named = (action: string) => events.filter(({ Action }) => Action === action);
  return {
    passed: named('pass').length,
    failed: named('fail').length,
    skipped: named('skip').length,
    failures: named('fail').map(({ Test = '' }) => `${directory}: ${Test}`),
  };
}
