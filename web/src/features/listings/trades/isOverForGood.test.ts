// @vitest-environment node
import { expect, test } from 'vitest';
import { isOverForGood } from './isOverForGood.ts';

const DAY = 86_400_000;
const since = 1_800_000_000_000;

test.each([
  ['a day later by both clocks', { outcome: 'filled', outcomeAt: since + DAY }, since + DAY, true],
  ['a moment too early', { outcome: 'filled', outcomeAt: since + DAY - 1 }, since + DAY, false],
  ['only by the chain’s clock', { outcome: 'cancelled', outcomeAt: since + DAY }, since + DAY - 1, false],
  ['only by this device’s clock', { outcome: 'cancelled', outcomeAt: since + 1 }, since + 9 * DAY, false],
  ['without a known block', { outcome: 'cancelled', outcomeAt: null }, since + 9 * DAY, false],
  ['no longer over', { outcomeAt: since + DAY }, since + DAY, false],
] as const)('a dismissed listing is over for good: %s', (_, listing, now, isOver) => {
  expect(isOverForGood({ outcome: undefined, ...listing }, { written_at: since }, now)).toBe(isOver);
});
