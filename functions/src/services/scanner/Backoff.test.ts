import { expect, test } from 'vitest';
import { Backoff } from './Backoff.ts';

test('waits twice as long after each failure, up to the longest, and begins again after a success', () => {
  const backoff = new Backoff({ minMs: 100, maxMs: 1_000 }, () => 1);
  expect([1, 2, 3, 4, 5, 6].map(() => backoff.next())).toEqual([100, 200, 400, 800, 1_000, 1_000]);
  expect(backoff.failures).toBe(6);
  backoff.reset();
  expect(backoff.failures).toBe(0);
  expect(backoff.next()).toBe(100);
});

test('half of a wait is random', () => {
  const shortest = new Backoff({ minMs: 100, maxMs: 1_000 }, () => 0);
  expect([1, 2].map(() => shortest.next())).toEqual([50, 100]);
});

test('stays finite after any number of failures', () => {
  const backoff = new Backoff({ minMs: 100, maxMs: 1_000 }, () => 1);
  for (let failure = 0; failure < 2_000; failure += 1) backoff.next();
  expect(backoff.next()).toBe(1_000);
});
