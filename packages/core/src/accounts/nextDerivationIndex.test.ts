import { expect, test } from 'vitest';
import { nextDerivationIndex } from './nextDerivationIndex.ts';

test.each<[string, (number | null)[], number]>([
  ['no account', [], 0],
  ['the first account', [0], 1],
  ['accounts in any order', [2, 0, 1], 3],
  ['a gap', [0, 2, 3], 1],
  ['the first one missing', [1, 2], 0],
  ['accounts without a key', [0, null, null], 1],
])('with %s', (_, used, next) => {
  expect(nextDerivationIndex(used)).toBe(next);
});
