import { expect, it } from 'vitest';
import { lowerMedian, upperMedian } from './medians.ts';

it.each<[readonly bigint[], bigint | undefined, bigint | undefined]>([
  [[], undefined, undefined],
  [[7n], 7n, 7n],
  [[9n, 2n], 2n, 9n],
  [[9n, 10n, 1n], 9n, 9n],
  [[9n, 10n, 1_000n, 8n], 9n, 10n],
])('of %s they are %s and %s', (values, lower, upper) => {
  expect(lowerMedian(values)).toBe(lower);
  expect(upperMedian(values)).toBe(upper);
});
