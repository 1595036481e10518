import { expect, test } from 'vitest';
import { sharesOf } from './sharesOf.ts';

const shares = (...items: string[]) => sharesOf(items, (item) => item, String);

test('the most frequent comes first', () => {
  expect(shares('a', 'b', 'b')).toEqual([
    { kind: 'b', count: 2, percent: 67 },
    { kind: 'a', count: 1, percent: 33 },
  ]);
});

test('of nothing there are none', () => {
  expect(shares()).toEqual([]);
});
