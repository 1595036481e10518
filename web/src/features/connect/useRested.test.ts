import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rest } from '../../testing/rest.ts';
import { useRested } from './useRested.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('rests for half a second at first, and after each return of the focus', async () => {
  const { result } = renderHook(() => useRested());
  expect(result.current.isRested).toBe(false);
  await rest(499);
  expect(result.current.mayPress()).toBe(false);
  await rest(1);
  expect(result.current.isRested).toBe(true);
  expect(result.current.mayPress()).toBe(true);

  window.dispatchEvent(new Event('focus'));
  expect(result.current.mayPress()).toBe(false);
  await rest(400);
  window.dispatchEvent(new Event('focus'));
  await rest(400);
  expect(result.current.mayPress()).toBe(false);
  await rest(100);
  expect(result.current.mayPress()).toBe(true);
  expect(result.current.isRested).toBe(true);
});
