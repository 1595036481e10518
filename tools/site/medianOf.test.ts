import { expect, test } from 'vitest';
import { medianOf } from './medianOf.ts';

test.each([
  [[3], 3],
  [[100, 9, 20], 20],
  [[4, 1, 3, 2], 3],
])('of %j is %d', (values, median) => {
  expect(medianOf(values)).toBe(median);
});

test('an empty list is an error', () => {
  expect(() => medianOf([])).toThrow('no median');
});
