import type { Counts } from './Counts.ts';

interface Suite {
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly status: string;
      /** A skipped test has one of the type 'skip', whose description is the reason, if the test states one. */
      readonly annotations?: readonly { readonly type: string; readonly description?: string }[];
      /** Its attempts, in ms. */
      readonly results: readonly { readonly duration: number }[];
    }[];
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
  /** Failures outside of any test. */
  readonly errors: readonly unknown[];
}

/**
 * Counts the results of Playwright's JSON report; a test that passed at its second attempt has passed, and is
 * named.
 */
export function countPlaywright(json: string): Counts {
  const { suites, stats, errors } = JSON.parse(json) as PlaywrightReport;
  const all = specsOf(suites);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: all.filter(({ ok }) => !ok).map(nameOf),
    unsteady: all.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(nameOf),
    lacking: [...new Set(all.flatMap(reasonsOf))],
    times: all.map((spec) => ({ name: nameOf(spec), seconds: secondsOf(spec) })),
  };
}

type Spec = Suite['specs'][number];

function specsOf(suites: readonly Suite[]): Spec[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [...specs, ...specsOf(inner)]);
}

function nameOf({ file, title }: Spec): string {
  return `tests/e2e/${file}: ${title}`;
}

function reasonsOf({ tests }: Spec): string[] {
  return tests
    .flatMap(({ annotations = [] }) => annotations)
    .flatMap(({ type, description }) => (type === 'skip' && description ? [description] : []));
}

/** All attempts together. */
function secondsOf({ tests }: Spec): number {
  const attempts = tests.flatMap(({ results }) => results);
  return attempts.reduce((total, { duration }) => total + duration, 0) / 1000;
}
