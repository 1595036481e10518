import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LineTimer } from './LineTimer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('writes once, a minute after the first count', () => {
  const write = vi.fn(() => timer.end());
  const timer = new LineTimer(write);
  timer.start();
  vi.advanceTimersByTime(30_000);
  timer.start();
  vi.advanceTimersByTime(29_999);
  expect(write).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(write).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(600_000);
  expect(write).toHaveBeenCalledOnce();
});

test('a minute that was ended writes nothing, and the next count starts another one', () => {
  const write = vi.fn();
  const timer = new LineTimer(write);
  timer.start();
  timer.end();
  vi.advanceTimersByTime(60_000);
  expect(write).not.toHaveBeenCalled();
  timer.start();
  vi.advanceTimersByTime(60_000);
  expect(write).toHaveBeenCalledOnce();
});
