import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../../tools/repositoryRoot.ts';
import { costTable } from './costTable.ts';
import counted from './counted.json' with { type: 'json' };
import scanned from './countedWithScanners.json' with { type: 'json' };
import { eventCostTable, eventUnitTable } from './eventTables.ts';

const page = readFileSync(join(repositoryRoot, 'docs', 'operations.md'), 'utf8');

/** The rows of the documentation's table after a sentence. */
function rowsAfter(sentence: string): string[][] {
  const [, after = ''] = page.split(sentence);
  const lines = after.trimStart().split('\n');
  const end = lines.findIndex((line) => !line.startsWith('|'));
  const cells = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('**', ''));
  // The head, and the line below it.
  return lines.slice(2, end).map(cells);
}

// Regression: the documentation had a table of two days before, of one node and four networks.
test.each([
  ['A million users cost, in dollars a month:', 1_000_000],
  ['A thousand users cost, in dollars a month:', 1_000],
])('the documentation has the tables of the suite: %s', (sentence, users) => {
  expect(rowsAfter(sentence)).toEqual(costTable(counted, users));
  const withScanners = sentence.replace(':', ', with scanners:');
  expect(rowsAfter(withScanners)).toEqual(costTable(scanned, users, true));
});

test('the documentation has the tables of events, webhooks, pushes and streams', () => {
  expect(rowsAfter('counted in the code, in dollars for a million:')).toEqual(eventUnitTable());
  expect(rowsAfter('Events add to a million users, in dollars a month:')).toEqual(eventCostTable(1_000_000));
});

test('each row costs as much as the one above it, or more', () => {
  const totals = costTable(counted, 1_000_000).map((row) => Number(row.at(-1)?.replaceAll(',', '')));
  expect(totals).toEqual(totals.toSorted((a, b) => a - b));
  expect(totals.length).toBeGreaterThan(4);
});
