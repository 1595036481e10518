import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { networkAttention } from '../../../lib/refresh/networkAttention.ts';
import { useMarkedNetworks } from './useMarkedNetworks.ts';

let changed: string[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  changed = [];
  stop = networkAttention.listen(({ network }) => changed.push(network));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const open = (marks: Record<string, number> | undefined) => {
  const toMap = (given: Record<string, number> | undefined) => given && new Map(Object.entries(given));
  const { rerender, unmount } = renderHook(useMarkedNetworks, { initialProps: toMap(marks) });
  return { mark: (given: Record<string, number> | undefined) => rerender(toMap(given)), unmount };
};

test('has balances refreshed after a mark, and once more after twelve seconds', () => {
  const { mark } = open({ ethereum: 1, polygon: 1 });
  expect(changed).toEqual([]);
  mark({ ethereum: 2, polygon: 1 });
  expect(changed).toEqual(['ethereum']);
  vi.advanceTimersByTime(12_000);
  expect(changed).toEqual(['ethereum', 'ethereum']);
  vi.advanceTimersByTime(60_000);
  expect(changed).toHaveLength(2);
});

test('a mark in each block brings no more than two refreshes in twelve seconds', () => {
  const { mark } = open({});
  for (let second = 1; second <= 24; second += 1) {
    mark({ sepolia: second });
    vi.advanceTimersByTime(1_000);
  }
  expect(changed.length).toBeLessThanOrEqual(4);
  expect(changed.length).toBeGreaterThanOrEqual(3);
});

test('ignores marks of unknown networks, and resumes after marks were unknown', () => {
  const { mark } = open({ ethereum: 1 });
  mark({ ethereum: 1, atlantis: 2 });
  mark(undefined);
  expect(changed).toEqual([]);
  mark({ ethereum: 2 });
  expect(changed).toEqual(['ethereum']);
});

test('refreshes nothing after the end of a session', () => {
  const { mark, unmount } = open({});
  mark({ ethereum: 1 });
  unmount();
  vi.advanceTimersByTime(60_000);
  expect(changed).toEqual(['ethereum']);
});
