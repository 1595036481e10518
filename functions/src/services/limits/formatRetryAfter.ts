/**
 * Formats the time to try again in words: 'in 12 seconds', 'in 3 hours'. Never less than the wait, in
 * milliseconds.
 */
export function formatRetryAfter(waitMs: number): string {
  const format = new Intl.RelativeTimeFormat('en');
  const seconds = Math.ceil(waitMs / 1_000);
  if (seconds < 90) return format.format(seconds, 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? format.format(minutes, 'minute') : format.format(Math.ceil(minutes / 60), 'hour');
}
