import { expect, test } from 'vitest';
import { knownGaps } from './knownGaps.ts';
import type { QualityResult } from './QualityResult.ts';

const result: QualityResult = {
  suite: 'sends',
  claim: 'A lost answer never doubles a payment.',
  figures: [],
  gaps: [],
  passed: 56,
  failed: 0,
  commit: '010c5521',
  date: '2026-11-27T10:15:22.400Z',
  durationSeconds: 922,
};

test('there are no gaps where every suite has a complete result', () => {
  expect(knownGaps(['sends'], [result])).toEqual([]);
});

test('lists the gaps of each suite', () => {
  expect(knownGaps(['sends'], [{ ...result, gaps: ['WebKit is not covered.'] }])).toEqual([
    '`sends`: WebKit is not covered.',
  ]);
});

test('lists suites without a recorded run', () => {
  expect(knownGaps(['calls', 'sends', 'spam'], [result])).toEqual(['No run is recorded: `calls`, `spam`.']);
});

test.each([
  [{ failed: 9 }, 'Checks failed in the last run: `sends`.'],
  [{ passed: null, failed: null }, 'The last run did not record its counts: `sends`.'],
  [{ commit: null }, 'The last run did not record its commit: `sends`.'],
  [{ commit: '010c5521-dirty' }, 'The last run was of a tree with changes: `sends`.'],
])('%o is a gap', (part, gap) => {
  expect(knownGaps(['sends'], [{ ...result, ...part }])).toEqual([gap]);
});
