import { expect, test } from 'vitest';
import { isOverForGood } from './isOverForGood.ts';

const DAY = 86_400_000;
const since = 1_800_000_000_000;

test.each([
  ['a day later by both clocks', { outcome: 'filled', outcomeAt: since + DAY }, since + DAY, true],
  ['a moment too early', { outcome: 'filled', outcomeAt: since + DAY - 1 }, since + DAY, false],
  ['by the chain’s clock alone', { outcome: 'cancelled', outcomeAt: since + DAY }, since + DAY - 1, false],
  ['by this device’s alone', { outcome: 'cancelled', outcomeAt: since + 1 }, since + 9 * DAY, false],
  ['of no known block', { outcome: 'cancelled', outcomeAt: null }, since + 9 * DAY, false],
  ['not over any more', { outcomeAt: since + DAY }, since + DAY, false],
] as const)('what was put aside is over for good: %s', (_, listing, now, isOver) => {
  expect(isOverForGood({ outcome: undefined, ...listing }, { written_at: since }, now)).toBe(isOver);
});
