// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startStopwatch } from './startStopwatch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('measures elapsed time', () => {
  const elapsed = startStopwatch();
  expect(elapsed()).toBe(0);
  vi.advanceTimersByTime(1_500);
  expect(elapsed()).toBe(1_500);
});

test('continues when the date is set back', () => {
  const elapsed = startStopwatch();
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(1_500);
  expect(elapsed()).toBe(1_500);
});

test('counts the sleep of a machine, which the steady clock may not', () => {
  const elapsed = startStopwatch();
  vi.setSystemTime(Date.now() + 3_600_000);
  expect(elapsed()).toBe(3_600_000);
});
