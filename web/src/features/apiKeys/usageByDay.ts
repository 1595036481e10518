import type { KeyUsage } from './KeyUsage.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** How many days the usage is shown for, today among them. */
export const USAGE_DAYS = 14;

/** What was asked on one day. */
export interface DayUsage {
  /** UTC, as 2026-11-21. */
  readonly day: string;
  /** Requests that were answered as asked. */
  readonly ok: number;
  readonly errors: number;
}

/** The UTC day of a moment, so many days earlier, as 2026-11-21. */
export function utcDay(time: number, daysEarlier = 0): string {
  return new Date(time - daysEarlier * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Adds up the usage of the last days, day by day, the oldest first; days without a request are there with zeros.
 *
 * @param keyId of the one key that counts; undefined for all
 * @param now ms since 1970
 */
export function usageByDay(
  usage: readonly KeyUsage[],
  keyId: string | undefined,
  now: number,
): readonly DayUsage[] {
  const counted = usage.filter((each) => keyId === undefined || each.keyId === keyId);
  return Array.from({ length: USAGE_DAYS }, (_, index) => {
    const day = utcDay(now, USAGE_DAYS - 1 - index);
    const ofDay = counted.filter((each) => each.day === day);
    const requests = ofDay.reduce((sum, each) => sum + each.requests, 0);
    const errors = ofDay.reduce((sum, each) => sum + each.errors, 0);
    return { day, ok: Math.max(0, requests - errors), errors };
  });
}
