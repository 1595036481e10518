import { act, fireEvent, render, screen } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppShell } from '../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { PullToRefresh } from './PullToRefresh.tsx';

setUpComponentTests();

const ask = vi.fn(() => Promise.resolve(1));

function Screen() {
  useQuery({ queryKey: ['balance'], queryFn: ask, staleTime: Infinity });
  return (
    <>
      <PullToRefresh />
      <main>
        <div role="dialog">
          <p>A dialog</p>
        </div>
        <p>The page</p>
      </main>
    </>
  );
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollY', 0);
  ask.mockClear();
  render(<Screen />, { wrapper: AppShell });
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(ask).toHaveBeenCalledTimes(1);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const sign = () => screen.queryByTestId('pull-to-refresh');

interface Way {
  readonly on?: HTMLElement;
  readonly right?: number;
  readonly down: number;
  readonly fingers?: number;
}

/** Moves a finger, which stays on the screen. */
function move({ on = screen.getByText('The page'), right = 0, down, fingers = 1 }: Way) {
  const touches = (part: number) =>
    Array.from({ length: fingers }, () => ({ clientX: 100 + part * right, clientY: 100 + part * down }));
  fireEvent.touchStart(on, { touches: touches(0) });
  for (const part of [0.1, 0.5, 1]) fireEvent.touchMove(on, { touches: touches(part) });
}

async function pull(way: Way) {
  move(way);
  fireEvent.touchEnd(way.on ?? screen.getByText('The page'), { touches: [] });
  await act(() => vi.advanceTimersByTimeAsync(0));
}

test('a finger that pulls far enough and lets go refreshes once, and the indicator disappears when it is done', async () => {
  move({ down: 200 });
  expect(sign()).not.toBeNull();
  expect(ask).toHaveBeenCalledTimes(1);
  await pull({ down: 200 });
  expect(ask).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('status').textContent).toBe('Loading…');
  await pull({ down: 200 });
  expect(ask).toHaveBeenCalledTimes(2);
  await act(() => vi.advanceTimersByTimeAsync(700));
  expect(sign()).toBeNull();
  await pull({ down: 200 });
  expect(ask).toHaveBeenCalledTimes(3);
});

test('the indicator of a refresh that never ends disappears after ten seconds', async () => {
  ask.mockReturnValueOnce(new Promise(() => undefined));
  await pull({ down: 200 });
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(sign()).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1_100));
  expect(sign()).toBeNull();
});

test.each<[string, Way]>([
  ['a short pull', { down: 60 }],
  ['scrolling down', { down: -200 }],
  ['swiping sideways', { down: 150, right: 200 }],
  ['two fingers', { down: 200, fingers: 2 }],
])('%s refreshes nothing', async (_, way) => {
  await pull(way);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(sign()).toBeNull();
});

test('a page that is scrolled, and a dialog, are not pulled', async () => {
  await pull({ down: 200, on: screen.getByText('A dialog') });
  vi.stubGlobal('scrollY', 40);
  await pull({ down: 200 });
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a pull that the browser takes over refreshes nothing', async () => {
  move({ down: 200 });
  fireEvent.touchCancel(screen.getByText('The page'), { touches: [] });
  fireEvent.touchEnd(screen.getByText('The page'), { touches: [] });
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(ask).toHaveBeenCalledTimes(1);
  expect(sign()).toBeNull();
});
