// @vitest-environment node
import { expect, test } from 'vitest';
import { priceAt } from './priceAt.ts';

const HOUR = 3_600_000;
const points: [number, number][] = [
  [100 * HOUR, 1],
  [110 * HOUR, 2],
  [120 * HOUR, 3],
];

test.each([
  [110, 2],
  [119, 2],
  [120, 3],
  [156, 3],
  [157, undefined],
  [99, 1],
  [64, 1],
  [63, undefined],
])('returns the price at hour %i: %s', (hour, usd) => {
  expect(priceAt(points, hour * HOUR)).toBe(usd);
});

test('returns undefined without past prices', () => {
  expect(priceAt([], HOUR)).toBeUndefined();
});
