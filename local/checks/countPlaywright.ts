import type { Counts } from './Counts.ts';

interface Suite {
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly status: string }[];
  }[];
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

/** The counts of Playwright's JSON report; a test that passed at its second attempt has passed, and is named. */
export function countPlaywright(json: string): Counts {
  const { suites, stats, errors } = JSON.parse(json) as PlaywrightReport;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: namesOf(suites, ({ ok }) => !ok),
    unsteady: namesOf(suites, ({ tests }) => tests.some(({ status }) => status === 'flaky')),
  };
}

function namesOf(suites: readonly Suite[], isMeant: (spec: Suite['specs'][number]) => boolean): string[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.filter(isMeant).map(({ file, title }) => `tests/e2e/${file}: ${title}`),
    ...namesOf(inner, isMeant),
  ]);
}
