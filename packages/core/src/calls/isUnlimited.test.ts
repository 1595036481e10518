import { expect, test } from 'vitest';
import { isUnlimited } from './isUnlimited.ts';

test.each([
  2n ** 256n - 1n,
  2n ** 255n,
  2n ** 255n - 1n,
  10n ** 40n,
  2n ** 160n,
  2n ** 160n - 1n,
  2n ** 128n,
  2n ** 128n - 1n,
  2n ** 127n,
  2n ** 112n,
  2n ** 112n - 1n,
  2n ** 96n - 1n,
])('%d is never used up', (amount) => {
  expect(isUnlimited(amount)).toBe(true);
});

test.each([0n, 1n, 10n ** 33n, 2n ** 112n - 2n, 2n ** 96n - 2n])('%d is an amount', (amount) => {
  expect(isUnlimited(amount)).toBe(false);
});
