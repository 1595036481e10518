/** Wrong passwords on this device, counted over tabs and visits. */
export interface Attempts {
  /** Consecutive failures; an attempt in progress counts as one. */
  readonly failures: number;
  /** Time of the last one: ms since 1970, by the device's clock. */
  readonly since: number;
  /** Time of the one before, restored when an inconclusive attempt is uncounted. */
  readonly sinceBefore?: number;
}

/** Number of attempts without a wait. */
const FREE_ATTEMPTS = 5;

/** Waits after the fifth wrong password, the sixth and so on, in ms; the last one repeats. */
const WAITS_MS = [30_000, 60_000, 120_000, 300_000, 900_000];

/** Returns the wait after a number of wrong passwords, in ms. */
export function waitAfter(failures: number): number {
  if (failures < FREE_ATTEMPTS) return 0;
  return WAITS_MS[Math.min(failures - FREE_ATTEMPTS, WAITS_MS.length - 1)] ?? 0;
}

/**
 * Returns the remaining wait, in ms. A clock that was set back neither ends nor extends it: it restarts at the time that `heldAt` records.
 */
export function waitLeft(attempts: Attempts, now: number): number {
  return Math.max(0, waitAfter(attempts.failures) - Math.max(0, now - attempts.since));
}

/** Resets the time of attempts to now where the clock is behind it. */
export function heldAt(attempts: Attempts, now: number): Attempts {
  return now < attempts.since ? { ...attempts, since: now } : attempts;
}
