// @vitest-environment node
import { expect, test } from 'vitest';
import { overlapEnd } from './overlapEnd.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const DAY = 86_400_000;

test('ends a key without an expiry in 24 hours', () => {
  expect(overlapEnd(undefined, NOW)).toEqual(new Date(NOW + DAY));
});

test('moves a later expiry forward', () => {
  expect(overlapEnd(new Date(NOW + DAY + 1), NOW)).toEqual(new Date(NOW + DAY));
});

test.each([NOW - 1, NOW, NOW + DAY])('leaves an expiry that is no later', (end) => {
  expect(overlapEnd(new Date(end), NOW)).toBeUndefined();
});
