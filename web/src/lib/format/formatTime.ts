import { dateFormat } from './dateFormat.ts';

interface FormatTimeOptions {
  readonly hasSeconds?: boolean;
  readonly hasDay?: boolean;
}

/** A moment as people read it: day and time in their own zone, with the year where it is not this one; or the time alone. */
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
