/** Wrong passwords on this device, counted over tabs and visits. */
export interface Attempts {
  /** So many in a row; one that is being tried counts as wrong until it was right. */
  readonly failures: number;
  /** When the last one was made: ms since 1970, by the device's clock. */
  readonly since: number;
  /** When the one before it was: what it is taken back to, where it said nothing of the password. */
  readonly sinceBefore?: number;
}

/** Passwords that may be tried without waiting. */
const FREE = 5;

/** How long to wait after the fifth wrong password, the sixth and so on, in ms; then as long as the last says. */
const WAITS = [30_000, 60_000, 120_000, 300_000, 900_000];

/** How long nobody may try after so many wrong passwords, in ms. */
export function waitAfter(failures: number): number {
  if (failures < FREE) return 0;
  return WAITS[Math.min(failures - FREE, WAITS.length - 1)] ?? 0;
}

/**
 * What of the wait is left, in ms. A clock that was set back neither ends it nor makes it longer than it was: it begins
 * anew, from the moment that `heldAt` writes down.
 */
export function waitLeft(attempts: Attempts, now: number): number {
  return Math.max(0, waitAfter(attempts.failures) - Math.max(0, now - attempts.since));
}

/** The same attempts where the clock shows an earlier time than they were made at: as if made now. */
export function heldAt(attempts: Attempts, now: number): Attempts {
  return now < attempts.since ? { ...attempts, since: now } : attempts;
}
