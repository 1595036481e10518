/**
 * Formats the time to try again in words: 'in 12 seconds', 'in 3 hours'. Never less than the wait.
 *
 * @param language of the words, as a BCP 47 tag
 */
export function formatRetryAfter(seconds: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language);
  const whole = Math.ceil(seconds);
  if (whole < 90) return format.format(whole, 'second');
  const minutes = Math.ceil(whole / 60);
  return minutes < 90 ? format.format(minutes, 'minute') : format.format(Math.ceil(minutes / 60), 'hour');
}
