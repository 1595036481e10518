import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { suiteNames } from '../../quality/suiteNames.ts';
import { repositoryRoot } from '../repositoryRoot.ts';

/* docs/regressions.md lists the test that detects each defect; these tests check that it exists. */

const MAX_WORDS = 4_000;
const MAX_DEFECT_WORDS = 25;

const document = readFileSync(join(repositoryRoot, 'docs', 'regressions.md'), 'utf8');
const words = (text: string) => text.split(/\s+/).length;

const rows = document.split('\n').flatMap((line) => {
  const [, defect, tests] = /^\| (.+) \| ((?:suite )?`.+`) \|$/.exec(line) ?? [];
  return defect && tests ? [{ defect, tests: tests.split(', ') }] : [];
});

test('every row of the tables names a test', () => {
  const lines = document.split('\n').filter((line) => line.startsWith('| '));
  const heads = lines.filter((line) => /^\| (?:Defect or rule|---) /.test(line));
  expect(rows.length).toBeGreaterThan(100);
  expect(rows).toHaveLength(lines.length - heads.length);
});

test('docs/regressions.md stays short', () => {
  expect(words(document)).toBeLessThanOrEqual(MAX_WORDS);
});

test.each(rows)('$defect', ({ defect, tests }) => {
  expect(words(defect)).toBeLessThanOrEqual(MAX_DEFECT_WORDS);
  for (const named of tests) {
    const suite = /^suite `(\w+)`$/.exec(named)?.[1];
    const file = /^`(\S+)`$/.exec(named)?.[1];
    if (suite !== undefined) expect(suiteNames()).toContain(suite);
    else expect(existsSync(join(repositoryRoot, file ?? 'no test')), named).toBe(true);
  }
});
