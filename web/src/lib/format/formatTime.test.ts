// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { formatTime } from './formatTime.ts';

afterEach(() => vi.useRealTimers());

/** The text with plain spaces: ICU has a narrow one before AM and PM. */
function timeText(time: Date, now: Date): string {
  vi.useFakeTimers({ now });
  return formatTime(time).replaceAll('\u202F', ' ');
}

test('formats a time of this year without the year', () => {
  expect(timeText(new Date(2026, 2, 4, 15, 7), new Date(2026, 11, 31, 23, 59))).toBe('Mar 4, 3:07 PM');
});

test('formats a time of another year with it', () => {
  expect(timeText(new Date(2025, 11, 31, 9, 30), new Date(2026, 0, 1))).toBe('Dec 31, 2025, 9:30 AM');
});

test('adds seconds on request', () => {
  vi.useFakeTimers({ now: new Date(2026, 0, 1) });
  const time = new Date(2025, 11, 31, 9, 30, 5);
  expect(formatTime(time, { hasSeconds: true }).replaceAll('\u202F', ' ')).toBe('Dec 31, 2025, 9:30:05 AM');
});
