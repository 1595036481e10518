import { dateFormat } from './dateFormat.ts';

interface FormatTimeOptions {
  readonly hasSeconds?: boolean;
  readonly hasDay?: boolean;
}

/**
 * Formats a time: day and time in the user's time zone, with the year where it is not the current one; or
 * only the time.
 */
export function formatTime(
  time: Date,
  { hasSeconds = false, hasDay = true }: FormatTimeOptions = {},
): string {
  const isThisYear = time.getFullYear() === new Date().getFullYear();
  return dateFormat({
    ...(hasDay && { day: 'numeric', month: 'short' }),
    hour: 'numeric',
    minute: '2-digit',
    ...(hasSeconds && { second: '2-digit' }),
    ...(hasDay && !isThisYear && { year: 'numeric' }),
  }).format(time);
}
