// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { formatDay } from './formatDay.ts';

afterEach(() => vi.useRealTimers());

test('formats a day of this year without the year, one of another year with it', () => {
  vi.useFakeTimers({ now: new Date(2026, 0, 2) });
  expect(formatDay(new Date(2026, 0, 1))).toBe('Jan 1');
  expect(formatDay(new Date(2025, 11, 31))).toBe('Dec 31, 2025');
});

test('the year is that of the zone', () => {
  vi.useFakeTimers({ now: new Date('2026-01-01T12:00:00Z') });
  expect(formatDay(new Date('2025-12-31T23:30:00Z'), 'UTC')).toBe('Dec 31, 2025');
  expect(formatDay(new Date('2025-12-31T23:30:00Z'), 'Asia/Tokyo')).toBe('Jan 1');
});
