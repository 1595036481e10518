import { expect, test } from 'vitest';
import { overlapEnd } from './overlapEnd.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const DAY = 86_400_000;

test('a key without an end gets one in 24 hours', () => {
  expect(overlapEnd(undefined, NOW)).toEqual(new Date(NOW + DAY));
});

test('a later end is brought forward', () => {
  expect(overlapEnd(new Date(NOW + DAY + 1), NOW)).toEqual(new Date(NOW + DAY));
});

test.each([NOW - 1, NOW, NOW + DAY])('an end that is no later stays', (end) => {
  expect(overlapEnd(new Date(end), NOW)).toBeUndefined();
});
