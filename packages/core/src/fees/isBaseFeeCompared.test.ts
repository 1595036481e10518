import { expect, test } from 'vitest';
import { isBaseFeeCompared } from './isBaseFeeCompared.ts';

test.each([
  [1, 1, true],
  [2, 1, false],
  [2, 2, true],
  [3, 1, false],
  [3, 2, true],
])('of %i nodes %i have told it: %s', (asked, answered, isCompared) => {
  expect(isBaseFeeCompared({ baseFeeNodes: { asked, answered } })).toBe(isCompared);
});

test('is false without a number of nodes', () => {
  expect(isBaseFeeCompared({})).toBe(false);
});
