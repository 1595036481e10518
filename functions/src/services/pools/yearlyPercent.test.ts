import { expect, test } from 'vitest';
import { yearlyPercent } from './yearlyPercent.ts';

const DAY = 86_400n;
const E18 = 10n ** 18n;

test.each([
  // A year long the growth itself is the yield.
  [E18, (E18 * 105n) / 100n, 365n * DAY, '5'],
  [E18, (E18 * 95n) / 100n, 365n * DAY, '-5'],
  [E18, E18, 7n * DAY, '0'],
  // 1.01^12.1666… and 1.001^52.142857…, worked out with bc -l.
  [E18, (E18 * 101n) / 100n, 30n * DAY, '12.8695'],
  [E18, (E18 * 1001n) / 1000n, 7n * DAY, '5.3499'],
  [1_000_000n, 2_000_000n, 365n * DAY, '100'],
  [1_000_000n, 8_000_000n, 365n * DAY, '700'],
  [8_000_000n, 1_000_000n, 365n * DAY, '-87.5'],
  // All but lost within a day.
  [E18, 1n, DAY, '-100'],
])('%s to %s within %s seconds is %s % a year', (then, now, seconds, percent) => {
  expect(yearlyPercent(then, now, seconds)).toBe(percent);
});

test.each([
  [0n, 1n, DAY],
  [1n, 0n, DAY],
  [1n, 1n, 0n],
  // Above the limit.
  [1n, 10n, DAY],
])('%s to %s within %s seconds has no yield', (then, now, seconds) => {
  expect(yearlyPercent(then, now, seconds)).toBeNull();
});
