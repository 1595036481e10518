import { dateFormat } from './dateFormat.ts';

/**
 * Formats a day as a heading: with its weekday, and the year where it is not the current one; in the user's
 * time zone.
 */
export function formatDayHeading(day: Date): string {
  const isThisYear = day.getFullYear() === new Date().getFullYear();
  return dateFormat({
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(day);
}
