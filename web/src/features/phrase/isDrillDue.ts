const DAY_MS = 24 * 60 * 60 * 1_000;

/** Days after which somebody who never did a recovery drill is reminded, and after which it is time for the next one. */
const FIRST_DAYS = 7;
const NEXT_DAYS = 90;

/**
 * Whether it is time for a recovery drill: a week after its oldest key was made, then every 90 days after the last one.
 *
 * @param madeAt when the oldest account with a key was made; undefined where that is not known: then nobody is reminded
 * @param lastAt the last drill; undefined where there was none
 * @param now milliseconds since 1970; a clock that is behind reminds nobody
 */
export function isDrillDue(
  madeAt: Date | undefined,
  lastAt: Date | undefined,
  now: number = Date.now(),
): boolean {
  if (lastAt) return now - lastAt.getTime() >= NEXT_DAYS * DAY_MS;
  return madeAt !== undefined && now - madeAt.getTime() >= FIRST_DAYS * DAY_MS;
}
