import { localDay } from './localDay.ts';

/** Before any chain existed; a year that is half typed is below it. */
const FIRST_YEAR = 2000;

/**
 * Returns the begin of a day in the user's time zone; undefined where the text is no day.
 *
 * @param day 'YYYY-MM-DD'
 */
export function dayBegin(day: string): Date | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  if (!parts) return undefined;
  const [year = 0, month = 0, date = 0] = parts.slice(1).map(Number);
  if (year < FIRST_YEAR) return undefined;
  const begin = new Date(year, month - 1, date);
  // 'February 30' would become a day of March.
  return localDay(begin) === day ? begin : undefined;
}
