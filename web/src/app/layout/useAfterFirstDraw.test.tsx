import { act, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';

setUpComponentTests();

let module: typeof import('./useAfterFirstDraw.ts');
beforeEach(async () => {
  // Each test is a page of its own.
  vi.resetModules();
  module = await import('./useAfterFirstDraw.ts');
});

function Screen({ drawn, isNext }: { drawn: boolean[]; isNext?: boolean }) {
  drawn.push(module.useAfterFirstDraw(isNext));
  return null;
}

test('the rest waits for what is more important, but not forever', () => {
  vi.useFakeTimers();
  const drawn: boolean[] = [];
  act(() => void render(<Screen drawn={drawn} isNext={false} />));
  act(() => void vi.advanceTimersByTime(module.MAX_WAIT_MS - 1));
  expect(drawn).not.toContain(true);
  act(() => void vi.advanceTimersByTime(1));
  expect(drawn.at(-1)).toBe(true);
  vi.useRealTimers();
});

test('the rest is drawn second on the first screen of a page, and immediately on every other', () => {
  const first: boolean[] = [];
  act(() => void render(<Screen drawn={first} />));
  expect([...new Set(first)]).toEqual([false, true]);
  const next: boolean[] = [];
  act(() => void render(<Screen drawn={next} />));
  expect([...new Set(next)]).toEqual([true]);
});
