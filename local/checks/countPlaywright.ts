import type { Counts } from './Counts.ts';

interface Suite {
  readonly specs: readonly { readonly title: string; readonly file: string; readonly ok: boolean }[];
  readonly suites?: readonly Suite[];
}

interface PlaywrightReport {
  readonly suites: readonly Suite[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  /** What failed outside of any test. */
  readonly errors: readonly unknown[];
}

/** The counts of Playwright's JSON report; a test that passed only on a retry counts as failed. */
export function countPlaywright(json: string): Counts {
  const { suites, stats, errors } = JSON.parse(json) as PlaywrightReport;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: suites.flatMap(failuresOf),
  };
}

function failuresOf({ specs, suites = [] }: Suite): string[] {
  const failed = specs.filter(({ ok }) => !ok).map(({ file, title }) => `tests/e2e/${file}: ${title}`);
  return [...failed, ...suites.flatMap(failuresOf)];
}
