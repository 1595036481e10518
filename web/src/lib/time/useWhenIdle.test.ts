import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useWhenIdle } from './useWhenIdle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Fakes a browser that is idle after some ms. */
function idleAfter(ms: number) {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, ms));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
}

test.each([
  ['the browser is idle', () => idleAfter(100), 100],
  ['a second has gone by where the browser does not say when it is', () => undefined, 1_000],
])('works once it is time and %s, and only once', (_, stub, ms) => {
  stub();
  const work = vi.fn();
  const { rerender } = renderHook(({ isTime }) => useWhenIdle(isTime, work), {
    initialProps: { isTime: false },
  });
  vi.advanceTimersByTime(2 * ms);
  expect(work).not.toHaveBeenCalled();
  rerender({ isTime: true });
  vi.advanceTimersByTime(ms - 1);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  rerender({ isTime: true });
  vi.advanceTimersByTime(2 * ms);
  expect(work).toHaveBeenCalledOnce();
});

test('does nothing after the screen is unmounted', () => {
  idleAfter(100);
  const work = vi.fn();
  renderHook(() => useWhenIdle(true, work)).unmount();
  vi.advanceTimersByTime(1_000);
  expect(work).not.toHaveBeenCalled();
});
