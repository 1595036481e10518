// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { usageByDay, utcDay, USAGE_DAYS } from './usageByDay.ts';

const NOW = Date.UTC(2026, 10, 21, 0, 30);
const part = (day: string, requests: number, errors = 0, keyId = 'a') => ({
  keyId,
  day,
  requests,
  errors,
  lastUsedAt: new Date(day),
});

describe('usageByDay', () => {
  test('has a row for each of the last 14 UTC days, oldest first', () => {
    const days = usageByDay([], undefined, NOW);
    expect(days).toHaveLength(USAGE_DAYS);
    expect(days[0]).toEqual({ day: '2026-11-08', ok: 0, errors: 0 });
    expect(days.at(-1)).toEqual({ day: '2026-11-21', ok: 0, errors: 0 });
  });

  test('adds up the counts of a day over all keys', () => {
    const parts = [
      part('2026-11-21', 5, 1),
      part('2026-11-21', 7, 2),
      part('2026-11-21', 1, 1, 'b'),
      part('2026-11-08', 3),
      part('2026-11-07', 100),
    ];
    const days = usageByDay(parts, undefined, NOW);
    expect(days.at(-1)).toEqual({ day: '2026-11-21', ok: 9, errors: 4 });
    expect(days[0]).toEqual({ day: '2026-11-08', ok: 3, errors: 0 });
    expect(days.reduce((sum, { ok, errors }) => sum + ok + errors, 0)).toBe(16);
  });

  test('counts only one key', () => {
    const parts = [part('2026-11-21', 5, 1), part('2026-11-21', 1, 1, 'b')];
    expect(usageByDay(parts, 'b', NOW).at(-1)).toEqual({ day: '2026-11-21', ok: 0, errors: 1 });
  });
});

test('utcDay is in UTC in any local time zone', () => {
  expect(utcDay(Date.UTC(2026, 0, 1, 23, 59))).toBe('2026-01-01');
  expect(utcDay(Date.UTC(2026, 0, 1), 1)).toBe('2025-12-31');
});
