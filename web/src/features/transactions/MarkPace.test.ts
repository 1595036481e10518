import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MarkPace } from './MarkPace.ts';

const marksOf = (time: number) => new Map([['1', time]]);

let pace: MarkPace;
beforeEach(() => {
  vi.useFakeTimers();
  pace = new MarkPace();
});
afterEach(() => vi.useRealTimers());

/** Sends a request as soon as it may be; returns the wait before it, in ms. */
function request(marks: ReadonlyMap<string, number>): number {
  const waited = pace.waitMs(marks);
  vi.advanceTimersByTime(waited);
  expect(pace.waitMs(marks)).toBe(0);
  pace.noteRequest(marks);
  return waited;
}

test('three requests for new marks are sent at once, later ones every six seconds', () => {
  const waits = Array.from({ length: 6 }, (_, index) => request(marksOf(index)));
  expect(waits).toEqual([0, 0, 0, 6_000, 6_000, 6_000]);
  // Eighteen quiet seconds allow three at once again.
  vi.advanceTimersByTime(18_000);
  expect([7, 8, 9, 10].map((time) => request(marksOf(time)))).toEqual([0, 0, 0, 6_000]);
});

test('marks that a request did not cover are retried after 0.8 s, then every six seconds', () => {
  const marks = marksOf(1);
  expect(Array.from({ length: 4 }, () => request(marks))).toEqual([0, 800, 6_000, 6_000]);
});

test('a new mark never waits longer than six seconds, even after retries', () => {
  const marks = marksOf(1);
  for (let count = 0; count < 3; count += 1) request(marks);
  expect(request(marksOf(2))).toBeLessThanOrEqual(6_000);
});
