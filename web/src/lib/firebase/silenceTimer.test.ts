// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { silenceTimer } from './silenceTimer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('calls back once, eight seconds after the first start', () => {
  const onSilence = vi.fn();
  const timer = silenceTimer(onSilence);
  timer.start();
  vi.advanceTimersByTime(7_000);
  timer.start();
  vi.advanceTimersByTime(999);
  expect(onSilence).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(onSilence).toHaveBeenCalledOnce();
});

test('does not call back once stopped, and can be started again', () => {
  const onSilence = vi.fn();
  const timer = silenceTimer(onSilence);
  timer.start();
  timer.stop();
  vi.advanceTimersByTime(60_000);
  expect(onSilence).not.toHaveBeenCalled();
  timer.start();
  vi.advanceTimersByTime(8_000);
  expect(onSilence).toHaveBeenCalledOnce();
});
