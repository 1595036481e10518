import { language } from '../language/language.ts';

/**
 * Formats a day, with the year where it is not the current one.
 *
 * @param timeZone IANA name; by default the user's own
 */
export function formatDay(day: Date, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  const year = new Intl.DateTimeFormat(language, { year: 'numeric', ...zone });
  const isThisYear = year.format(day) === year.format(new Date());
  return new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
    ...zone,
  }).format(day);
}
