import { expect, test } from 'vitest';
import { percentile } from './percentile.ts';

test.each([
  [[5, 1, 3], 50, 3],
  [[5, 1, 3], 100, 5],
  [[7], 99, 7],
  [[], 50, 0],
  [Array.from({ length: 100 }, (_, index) => index + 1), 99, 99],
])('of %j the percentile %s is %s', (values, percent, expected) => {
  expect(percentile(values, percent)).toBe(expected);
});
