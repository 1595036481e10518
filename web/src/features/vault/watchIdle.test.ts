import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchIdle } from './watchIdle.ts';

const LIMIT = 60_000;

let watch: ReturnType<typeof watchIdle>;
const onIdle = vi.fn();
const onActive = vi.fn();
let limit: number;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  limit = LIMIT;
  watch = watchIdle({
    limitMs: () => limit,
    onIdle: () => {
      onIdle();
      watch.stop();
    },
    onActive,
  });
});
afterEach(() => {
  watch.stop();
  vi.useRealTimers();
});

const touch = () => window.dispatchEvent(new Event('pointerdown'));

test('reports when the idle time is over', () => {
  vi.advanceTimersByTime(LIMIT - 1);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5_001);
  expect(onIdle).toHaveBeenCalledOnce();
});

test('restarts with every touch, key or turn of the wheel, here or in another tab', () => {
  for (const event of ['pointerdown', 'keydown', 'wheel', 'pointermove']) {
    vi.advanceTimersByTime(LIMIT - 6_000);
    window.dispatchEvent(new Event(event));
  }
  vi.advanceTimersByTime(LIMIT - 6_000);
  watch.touch();
  vi.advanceTimersByTime(LIMIT - 6_000);
  expect(onIdle).not.toHaveBeenCalled();
});

test('notifies other tabs of activity, at most every few seconds', () => {
  vi.advanceTimersByTime(6_000);
  for (let count = 0; count < 50; count++) touch();
  expect(onActive).toHaveBeenCalledOnce();
});

// Timers stop while a machine sleeps.
test('detects after a sleep that the time is over, and the touch that woke it does not restart it', () => {
  vi.setSystemTime(Date.now() + LIMIT);
  touch();
  expect(onIdle).toHaveBeenCalledOnce();
});

test.each(['focus', 'pageshow'])('checks the time on return to the page: %s', (event) => {
  vi.setSystemTime(Date.now() + LIMIT);
  window.dispatchEvent(new Event(event));
  expect(onIdle).toHaveBeenCalledOnce();
});

test('a clock that is set back does not extend it', () => {
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(LIMIT + 5_000);
  expect(onIdle).toHaveBeenCalledOnce();
});

test('a shorter time selected meanwhile applies at once, and a touch elsewhere does not undo the end', () => {
  vi.advanceTimersByTime(30_000);
  limit = 20_000;
  watch.touch();
  expect(watch.isOver()).toBe(true);
  vi.advanceTimersByTime(5_000);
  expect(onIdle).toHaveBeenCalledOnce();
});

test('reports nothing once stopped', () => {
  watch.stop();
  vi.advanceTimersByTime(LIMIT * 2);
  touch();
  expect(onIdle).not.toHaveBeenCalled();
});
