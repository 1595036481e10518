import { expect, test } from 'vitest';
import type { QualityResult } from './QualityResult.ts';
import { resultRow } from './resultRow.ts';

const result: QualityResult = {
  suite: 'sends',
  claim: 'A lost answer never doubles a payment.',
  figures: ['0 of 100 lost', '0 of 100 doubled'],
  gaps: [],
  passed: 4_135,
  failed: 0,
  commit: '010c5521',
  date: '2026-11-27T10:15:22.400Z',
  durationSeconds: 922,
};

test('has suite, claim, figures, result, commit, day and duration', () => {
  expect(resultRow(result)).toBe(
    '| `sends` | A lost answer never doubles a payment. | 0 of 100 lost; 0 of 100 doubled | 4,135 passed | 010c5521 | 2026-11-27 | 15 min |',
  );
});

test('shows failures, and short runs in seconds', () => {
  expect(resultRow({ ...result, failed: 9, durationSeconds: 95 })).toContain(
    '| 4,135 passed, **9 failed** | 010c5521 | 2026-11-27 | 95 s |',
  );
});

test('marks values that were not recorded', () => {
  const early = { ...result, figures: [], passed: null, failed: null, commit: null, durationSeconds: null };
  expect(resultRow({ ...early, date: '2026-11-22' })).toContain('. | — | not counted | — | 2026-11-22 | — |');
});

test('escapes a bar in a claim', () => {
  expect(resultRow({ ...result, claim: 'a|b' })).toContain(String.raw`| a\|b |`);
});
