// @vitest-environment node
import { expect, test } from 'vitest';
import { chartRange } from './chartRange.ts';
import { formatTick } from './formatTick.ts';

// Regression: the axis of a stablecoin read '$1.00' at each of its lines.
test.each([
  ['a stablecoin', [0.9998, 1.0001, 1]],
  ['a price that stands still', [3_021.55, 3_021.55]],
  ['a price that moves', [2_900, 3_100]],
  ['a price below a dollar', [0.3921, 0.3922]],
])('%s has lines that read differently', (_, values) => {
  const { min, max } = chartRange(values);
  const lines = [0, 0.25, 0.5, 0.75, 1].map((share) => formatTick(min + share * (max - min), 'USD'));
  expect(new Set(lines).size).toBe(5);
  expect(min).toBeLessThan(Math.min(...values));
  expect(max).toBeGreaterThan(Math.max(...values));
});

test('a volatile price has a margin of a tenth, and never a value below 0', () => {
  expect(chartRange([1_000, 2_000])).toEqual({ min: 900, max: 2_100 });
  expect(chartRange([0, 0])).toEqual({ min: 0, max: 0 });
});
