import { afterEach, expect, test, vi } from 'vitest';
import { retryDelay } from './retryDelay.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  [1, 500],
  [2, 1_000],
  [3, 2_000],
  [5, 8_000],
  [20, 8_000],
])('after %i attempts waits any time up to %i ms', (attempts, longest) => {
  const random = vi.spyOn(Math, 'random');
  for (const share of [0, 0.25, 0.999]) {
    random.mockReturnValue(share);
    expect(retryDelay(attempts, undefined)).toBe(longest * share);
  }
});

test('waits as long as the answer demands, at most a minute', () => {
  expect(retryDelay(1, 0)).toBe(0);
  expect(retryDelay(9, 7_000)).toBe(7_000);
  expect(retryDelay(1, 60_000)).toBe(60_000);
  expect(retryDelay(1, 60_001)).toBeUndefined();
});
