const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;

/** Remaining time from which the expiry is counted in days. */
const DAYS_FROM_MS = 2 * DAY_MS;

/** Remaining lifetime of a key in whole hours or days, rounded down. */
export type KeyExpiry =
  | { readonly kind: 'never' | 'soon' | 'expired' }
  | { readonly kind: 'hours' | 'days'; readonly count: number };

/**
 * Returns the remaining lifetime of a key.
 *
 * @param expiresAt undefined for a key that does not expire
 * @param now ms since 1970
 */
export function keyExpiry(expiresAt: Date | undefined, now: number): KeyExpiry {
  if (!expiresAt) return { kind: 'never' };
  const left = expiresAt.getTime() - now;
  if (left <= 0) return { kind: 'expired' };
  if (left < HOUR_MS) return { kind: 'soon' };
  if (left < DAYS_FROM_MS) return { kind: 'hours', count: Math.floor(left / HOUR_MS) };
  return { kind: 'days', count: Math.floor(left / DAY_MS) };
}
