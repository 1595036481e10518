import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MarkPace } from './MarkPace.ts';

const marksOf = (time: number) => new Map([['1', time]]);

let pace: MarkPace;
beforeEach(() => {
  vi.useFakeTimers();
  pace = new MarkPace();
});
afterEach(() => vi.useRealTimers());

test('new marks need no pause', () => {
  expect(pace.pauseMs(marksOf(1))).toBe(0);
  pace.note(marksOf(1));
  expect(pace.pauseMs(marksOf(2))).toBe(0);
  pace.note(marksOf(2));
  vi.advanceTimersByTime(100);
  expect(pace.pauseMs(marksOf(3))).toBe(0);
});

test('marks that a request has not settled wait: shortly, then longer', () => {
  const marks = marksOf(1);
  pace.note(marks);
  vi.advanceTimersByTime(400);
  expect(pace.pauseMs(marks)).toBe(1_100);
  vi.advanceTimersByTime(1_100);
  expect(pace.pauseMs(marks)).toBe(0);
  pace.note(marks);
  vi.advanceTimersByTime(500);
  expect(pace.pauseMs(marks)).toBe(5_500);
});

test('where each block brings a mark, there are at most three requests in 18 seconds', () => {
  const times: number[] = [];
  for (let ms = 0; ms < 60_000; ms += 250) {
    const marks = marksOf(ms);
    if (pace.pauseMs(marks) === 0) {
      pace.note(marks);
      times.push(ms);
    }
    vi.advanceTimersByTime(250);
  }
  expect(times.slice(0, 4)).toEqual([0, 250, 500, 18_000]);
  expect(times).toHaveLength(12);
});
