import { expect, test } from 'vitest';
import { editDistance } from './editDistance.ts';

test.each([
  ['', '', 0],
  ['abc', 'abc', 0],
  ['', 'abc', 3],
  ['abc', '', 3],
  ['kitten', 'sitting', 3],
  ['uniswap', 'unlswap', 1],
  ['uniswap', 'uniswaps', 1],
  ['uniswap', 'unsiwap', 2],
])('between %o and %o is %i', (one, other, distance) => {
  expect(editDistance(one, other)).toBe(distance);
});
