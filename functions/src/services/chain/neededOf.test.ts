import { expect, test } from 'vitest';
import { neededOf } from './neededOf.ts';

test('two nodes must agree where two are configured, or by the milder rule where three are', () => {
  expect([1, 2, 3, 5].map((count) => neededOf(count))).toEqual([1, 2, 2, 2]);
  expect([1, 2, 3, 5].map((count) => neededOf(count, 'twoOfThree'))).toEqual([1, 1, 2, 2]);
});

test('no configured node is not a quorum', () => {
  expect(neededOf(0)).toBe(1);
});
