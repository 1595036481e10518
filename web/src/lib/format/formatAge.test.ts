// @vitest-environment node
import { expect, test } from 'vitest';
import { formatAge } from './formatAge.ts';

test.each([
  [0, '0 s'],
  [12_999, '12 s'],
  [59_999, '59 s'],
  [60_000, '1 min'],
  [3_599_999, '59 min'],
  [3_600_000, '1 h'],
  [86_399_999, '23 h'],
  [86_400_000, '1 d'],
  [400 * 86_400_000, '400 d'],
])('%d ms are %s', (ms, text) => {
  expect(formatAge(ms)).toBe(text);
});
