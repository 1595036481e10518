import { expect, test } from 'vitest';
import type { QualityOutcome } from '../QualitySuite.ts';
import { qualityResultSchema, type QualityResult } from './QualityResult.ts';
import { resultOf } from './resultOf.ts';

const claim = 'A lost answer never doubles a payment.';
const counts = { passed: 56, failed: 0, skipped: 0 };

const previous: QualityResult = {
  suite: 'sends',
  claim: 'An older claim.',
  figures: ['0 of 100 doubled'],
  gaps: ['The suite was not run again after the fix.'],
  passed: 55,
  failed: 1,
  commit: null,
  date: '2026-11-22',
  durationSeconds: null,
};

function result(outcome: QualityOutcome, before?: QualityResult): QualityResult | null {
  return resultOf(
    {
      name: 'sends',
      suite: { claim, gaps: ['WebKit is not covered.'], work: () => Promise.resolve(outcome) },
      outcome,
      commit: '010c5521',
      startedAt: new Date('2026-11-27T10:00:00Z'),
      endedAt: new Date('2026-11-27T10:15:22.4Z'),
    },
    before,
  );
}

test('records claim, gaps, counts, commit, end and duration', () => {
  const recorded = result({ ...counts, figures: ['0 of 200 doubled'] });
  expect(recorded).toEqual({
    suite: 'sends',
    claim,
    figures: ['0 of 200 doubled'],
    gaps: ['WebKit is not covered.'],
    passed: 56,
    failed: 0,
    commit: '010c5521',
    date: '2026-11-27T10:15:22.400Z',
    durationSeconds: 922,
  });
  expect(qualityResultSchema.parse(recorded)).toEqual(recorded);
});

test('records goals that the run did not meet after the gaps of the suite', () => {
  expect(result({ ...counts, gaps: ['The goal of 20 is not met.'] })?.gaps).toEqual([
    'WebKit is not covered.',
    'The goal of 20 is not met.',
  ]);
});

test('preserves the recorded figures if the run measured none, and drops recorded gaps', () => {
  const recorded = result(counts, previous);
  expect(recorded?.figures).toEqual(['0 of 100 doubled']);
  expect(recorded?.gaps).toEqual(['WebKit is not covered.']);
});

test('replaces the recorded figures with those of the run', () => {
  expect(result({ ...counts, figures: ['0 of 200 doubled'] }, previous)?.figures).toEqual([
    '0 of 200 doubled',
  ]);
});

test('records skipped parts as a gap', () => {
  const recorded = result({ ...counts, skipped: 1, lacking: ['Firefox is not installed.'] });
  expect(recorded?.gaps).toEqual(['WebKit is not covered.', 'Firefox is not installed.']);
});

test('records nothing of a suite that skipped everything', () => {
  expect(result({ passed: 0, failed: 0, skipped: 1 }, previous)).toBeNull();
});
