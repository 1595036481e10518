// @vitest-environment node
import { expect, test } from 'vitest';
import { heldAt, waitAfter, waitLeft } from './attempts.ts';

test('four wrong passwords cause no wait; from the fifth on it grows to a quarter of an hour', () => {
  expect([0, 1, 4, 5, 6, 7, 8, 9, 10, 500].map((failures) => waitAfter(failures) / 1000)).toEqual([
    0, 0, 0, 30, 60, 120, 300, 900, 900, 900,
  ]);
});

test('the wait runs down by the clock', () => {
  const attempts = { failures: 6, since: 1_000_000 };
  expect(waitLeft(attempts, 1_000_000)).toBe(60_000);
  expect(waitLeft(attempts, 1_045_000)).toBe(15_000);
  expect(waitLeft(attempts, 1_060_000)).toBe(0);
});

test('a clock that was set back neither ends nor extends the wait: it restarts', () => {
  const attempts = { failures: 5, since: 1_000_000 };
  expect(waitLeft(attempts, 10)).toBe(30_000);
  const held = heldAt(attempts, 10);
  expect(held).toEqual({ failures: 5, since: 10 });
  expect(waitLeft(held, 30_010)).toBe(0);
  expect(heldAt(attempts, 1_000_001)).toBe(attempts);
});
