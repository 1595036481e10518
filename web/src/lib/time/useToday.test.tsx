import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { useToday } from './useToday.ts';

setUpComponentTests();

test('a page that stays open over midnight changes its day, every night', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 22, 23, 59, 30) });
  const { result, unmount } = renderHook(() => useToday());
  expect(result.current).toBe('2026-11-22');
  act(() => void vi.advanceTimersByTime(31_000));
  expect(result.current).toBe('2026-11-23');
  act(() => void vi.advanceTimersByTime(24 * 60 * 60_000));
  expect(result.current).toBe('2026-11-24');

  // Timers stopped while the computer slept.
  vi.setSystemTime(new Date(2026, 10, 27, 8));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe('2026-11-27');
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
