import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../repositoryRoot.ts';
import { countPlaywright } from './countPlaywright.ts';
import { countVitest } from './countVitest.ts';
import { settleCounts } from './settleCounts.ts';

const vitest = (passed: number, failed: number, files: object[] = []) =>
  countVitest(
    JSON.stringify({
      numPassedTests: passed,
      numFailedTests: failed,
      numPendingTests: 1,
      numTodoTests: 1,
      testResults: files,
    }),
  );
const playwright = (stats: object, errors: object[] = [], suites: object[] = []) =>
  countPlaywright(
    JSON.stringify({ suites, stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors }),
  );

test('vitest: tests, and files that failed before any test', () => {
  const broken = { name: join(repositoryRoot, 'a.test.ts'), status: 'failed', assertionResults: [] };
  const withFailure = {
    name: join(repositoryRoot, 'b.test.ts'),
    status: 'failed',
    assertionResults: [
      { fullName: 'adds', status: 'passed', duration: 1500 },
      { fullName: 'subtracts', status: 'failed' },
    ],
  };
  expect(vitest(3, 1, [broken, withFailure])).toEqual({
    passed: 3,
    failed: 2,
    skipped: 2,
    failures: ['a.test.ts', 'b.test.ts: subtracts'],
    times: [
      { name: 'b.test.ts: adds', seconds: 1.5 },
      { name: 'b.test.ts: subtracts', seconds: 0 },
    ],
  });
});

test('playwright: errors outside of tests count as failed, and a second attempt that passes as passed', () => {
  const specs = [
    { file: 'a.spec.ts', title: 'opens', ok: false, tests: [{ status: 'unexpected', results: [] }] },
    {
      file: 'a.spec.ts',
      title: 'closes',
      ok: true,
      tests: [{ status: 'flaky', results: [{ duration: 2000 }, { duration: 500 }] }],
    },
  ];
  const suites = [{ specs: [], suites: [{ specs }] }];
  expect(playwright({ expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, [{}], suites)).toEqual({
    passed: 6,
    failed: 2,
    skipped: 2,
    failures: ['tests/e2e/a.spec.ts: opens'],
    unsteady: ['tests/e2e/a.spec.ts: closes'],
    lacking: [],
    times: [
      { name: 'tests/e2e/a.spec.ts: opens', seconds: 0 },
      { name: 'tests/e2e/a.spec.ts: closes', seconds: 2.5 },
    ],
  });
});

test('a successful run has its own counts', () => {
  expect(settleCounts(vitest(3, 0), 0)).toMatchObject({ passed: 3, failed: 0, skipped: 2 });
  expect(settleCounts(vitest(3, 2), 1)).toMatchObject({ passed: 3, failed: 2, skipped: 2 });
});

test.each([
  ['left no report', undefined, 0],
  ['ran no test', vitest(0, 0), 0],
  ['failed without naming a failure', vitest(3, 0), 1],
  ['was ended by a signal', vitest(3, 0), null],
])('a run that %s has failed', (_, counts, exitCode) => {
  expect(settleCounts(counts, exitCode).failed).toBe(1);
});
