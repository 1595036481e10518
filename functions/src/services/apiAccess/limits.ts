import type { Used, Windows } from './AccessStore.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Requests that may be made in a minute and in a day: with one key, and with all keys of a user together. */
export interface Limits {
  readonly perMinute: number;
  readonly perDay: number;
  readonly userPerMinute: number;
  readonly userPerDay: number;
}

/** One limit and its current use. */
export interface LimitState {
  readonly name: 'minute' | 'day' | 'user-minute' | 'user-day';
  readonly quota: number;
  /** Seconds that its windows last. */
  readonly window: number;
  readonly used: number;
  /** Milliseconds until the next window begins. */
  readonly resetMs: number;
}

/**
 * Returns the windows of a moment: the minute and the day of UTC. They begin at the same time for all
 * callers, so that one document can count them, and end when a caller is informed that they do.
 *
 * @param now milliseconds since 1970
 */
export function windowsAt(now: number): Windows {
  const time = new Date(now).toISOString();
  return { day: time.slice(0, 10), minute: time.slice(11, 13) + time.slice(14, 16) };
}

/**
 * Returns the state of every limit, the key's own first.
 *
 * @param now milliseconds since 1970
 */
export function limitStates(limits: Limits, used: Used, now: number): readonly LimitState[] {
  const minute = { window: MINUTE_MS / 1_000, resetMs: MINUTE_MS - (now % MINUTE_MS) };
  const day = { window: DAY_MS / 1_000, resetMs: DAY_MS - (now % DAY_MS) };
  return [
    { name: 'minute', quota: limits.perMinute, used: used.keyMinute, ...minute },
    { name: 'day', quota: limits.perDay, used: used.keyDay, ...day },
    { name: 'user-minute', quota: limits.userPerMinute, used: used.userMinute, ...minute },
    { name: 'user-day', quota: limits.userPerDay, used: used.userDay, ...day },
  ];
}
