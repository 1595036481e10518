import { relative } from 'node:path';
import { repositoryRoot } from '../repositoryRoot.ts';
import type { Counts } from './Counts.ts';

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      /** In ms; missing where the test did not run. */
      readonly duration?: number | null;
    }[];
  }[];
}

/**
 * Counts the results of vitest's JSON report; a file that failed before any of its tests ran counts as one
 * failure.
 */
export function countVitest(json: string): Counts {
  const report = JSON.parse(json) as VitestReport;
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failedTests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${relative(repositoryRoot, name)}: ${fullName}`),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    times: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        name: `${relative(repositoryRoot, name)}: ${fullName}`,
        seconds: (duration ?? 0) / 1000,
      })),
    ),
    failures: [...broken.map(({ name }) => relative(repositoryRoot, name)), ...failedTests],
  };
}
