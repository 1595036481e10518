/**
 * A day as people read it, with the year where it is not this one.
 *
 * @param timeZone IANA name; the person's own where it is missing
 */
export function formatDay(day: Date, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', ...zone });
  const isThisYear = year.format(day) === year.format(new Date());
  return new Intl.DateTimeFormat('en', {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
    ...zone,
  }).format(day);
}
