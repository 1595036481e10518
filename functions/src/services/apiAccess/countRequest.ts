import type { Limits, ShardCount } from './AccessStore.ts';

/** Milliseconds. */
export const MINUTE = 60_000;
/** Milliseconds. */
export const DAY = 24 * 60 * MINUTE;

/**
 * Counts one more request in a shard whose windows begin with their first request.
 *
 * @param now milliseconds since 1970
 * @returns the new count, or undefined when the share of this minute or this day is used up
 */
export function countRequest(
  stored: ShardCount | undefined,
  share: Limits,
  now: number,
): ShardCount | undefined {
  const current = currentCount(stored, now);
  if (current.minuteCount >= share.perMinute || current.dayCount >= share.perDay) return undefined;
  return { ...current, minuteCount: current.minuteCount + 1, dayCount: current.dayCount + 1 };
}

/** What a shard has counted in the windows that are open; a window that is not begins now. */
export function currentCount(stored: ShardCount | undefined, now: number): ShardCount {
  const isMinuteOpen = stored !== undefined && now - stored.minuteStartedAt < MINUTE;
  const isDayOpen = stored !== undefined && now - stored.dayStartedAt < DAY;
  return {
    ...(isMinuteOpen
      ? { minuteStartedAt: stored.minuteStartedAt, minuteCount: stored.minuteCount }
      : { minuteStartedAt: now, minuteCount: 0 }),
    ...(isDayOpen
      ? { dayStartedAt: stored.dayStartedAt, dayCount: stored.dayCount }
      : { dayStartedAt: now, dayCount: 0 }),
  };
}
