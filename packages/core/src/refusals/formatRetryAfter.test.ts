import { expect, test } from 'vitest';
import { formatRetryAfter } from './formatRetryAfter.ts';

test.each([
  [0.2, 'in 1 second'],
  [89, 'in 89 seconds'],
  [90, 'in 2 minutes'],
  [5_340, 'in 89 minutes'],
  [5_341, 'in 2 hours'],
])('%s seconds are %s', (seconds, words) => {
  expect(formatRetryAfter(seconds, 'en')).toBe(words);
});

test('in another language', () => {
  expect(formatRetryAfter(90, 'de')).toBe('in 2 Minuten');
});
