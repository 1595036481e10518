// @vitest-environment node
import { expect, test } from 'vitest';
import { scatter } from './scatter.ts';

const row = Array.from({ length: 1000 }, (_, index) => scatter(index));

test('is between 0 and 1, and the same every time', () => {
  expect(Math.min(...row)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...row)).toBeLessThan(1);
  expect(row.map((_, index) => scatter(index))).toEqual(row);
});

test('covers the whole range', () => {
  const tenths = row.map((number) => Math.floor(number * 10));
  for (let tenth = 0; tenth < 10; tenth += 1) {
    expect(tenths.filter((found) => found === tenth).length).toBeGreaterThan(50);
  }
});
