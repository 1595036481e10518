const DAY_MS = 24 * 60 * 60 * 1_000;

/** Days until the first reminder of a recovery drill, and days between drills. */
const FIRST_DAYS = 7;
const NEXT_DAYS = 90;

/**
 * Checks that a recovery drill is due: a week after the oldest key was created, then every 90 days after the last drill.
 *
 * @param madeAt creation of the oldest account with a key; undefined if unknown: then there is no reminder
 * @param lastAt the last drill; undefined if there was none
 * @param now milliseconds since 1970; a clock that is behind causes no reminder
 */
export function isDrillDue(
  madeAt: Date | undefined,
  lastAt: Date | undefined,
  now: number = Date.now(),
): boolean {
  if (lastAt) return now - lastAt.getTime() >= NEXT_DAYS * DAY_MS;
  return madeAt !== undefined && now - madeAt.getTime() >= FIRST_DAYS * DAY_MS;
}
