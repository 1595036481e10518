// @vitest-environment node
import { expect, test } from 'vitest';
import { sharesOf } from './sharesOf.ts';

const shares = (...items: string[]) => sharesOf(items, (item) => item, String);

test('sorts the most frequent kind first', () => {
  expect(shares('a', 'b', 'b')).toEqual([
    { kind: 'b', count: 2, percent: 67 },
    { kind: 'a', count: 1, percent: 33 },
  ]);
});

test('returns no shares for no records', () => {
  expect(shares()).toEqual([]);
});
