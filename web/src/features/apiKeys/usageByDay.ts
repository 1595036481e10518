import type { KeyUsage } from './KeyUsage.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Number of days shown, with today. */
export const USAGE_DAYS = 14;

/** Requests on one day. */
export interface DayUsage {
  /** UTC day, as 2026-11-21. */
  readonly day: string;
  /** Successful requests. */
  readonly ok: number;
  readonly errors: number;
}

/** Returns the UTC day of a moment, or of some days earlier, as 2026-11-21. */
export function utcDay(time: number, daysEarlier = 0): string {
  return new Date(time - daysEarlier * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Adds up the usage of the last days, day by day, oldest first; days without a request have zeros.
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
