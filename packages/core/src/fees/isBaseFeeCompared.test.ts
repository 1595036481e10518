import { expect, test } from 'vitest';
import { isBaseFeeCompared } from './isBaseFeeCompared.ts';

test.each([
  [1, 1, true],
  [2, 1, false],
  [2, 2, true],
  [3, 1, false],
  [3, 2, true],
])('%i queried nodes, %i answers: %s', (queried, answered, isCompared) => {
  expect(isBaseFeeCompared({ baseFeeNodes: { asked: queried, answered } })).toBe(isCompared);
});

test('is false without a number of nodes', () => {
  expect(isBaseFeeCompared({})).toBe(false);
});
