import { dateFormat } from './dateFormat.ts';

/** A day as a heading: with its weekday, and the year where it is not this one; in the person's own time zone. */
export function formatDayHeading(day: Date): string {
  const isThisYear = day.getFullYear() === new Date().getFullYear();
  return dateFormat({
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(day);
}
