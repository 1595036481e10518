import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ConnectionState } from '../../features/connect/SiteConnection.ts';
import { useClosedWhenDone } from './useClosedWhenDone.ts';

const site = { origin: 'https://app.example' };
const request = { id: 1, method: 'personal_sign', params: [], chainId: '0x1' };
const asking: ConnectionState = { status: 'open', site, requests: [request], hasLeft: false };
const close = vi.spyOn(window, 'close').mockReturnValue();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('opener', window);
  close.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function closesAfter(...states: readonly ConnectionState[]): boolean {
  const { rerender } = renderHook(({ state }) => useClosedWhenDone(state), {
    initialProps: { state: asking },
  });
  for (const state of states) rerender({ state });
  vi.advanceTimersByTime(60_000);
  return close.mock.calls.length > 0;
}

const answered: ConnectionState = { ...asking, requests: [] };

test('closes the window after the last answer', () => {
  expect(closesAfter(answered)).toBe(true);
});

test('leaves it open while there is a request, or a limit to show', () => {
  expect(closesAfter()).toBe(false);
  expect(closesAfter({ ...answered, limit: 'coin' })).toBe(false);
});

test('closes it after a later answer', () => {
  expect(closesAfter({ ...answered, limit: 'coin' }, asking, answered)).toBe(true);
});
