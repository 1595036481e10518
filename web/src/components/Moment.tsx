import { dateFormat } from '../lib/format/dateFormat.ts';
import { formatTime } from '../lib/format/formatTime.ts';

interface MomentProps {
  time: Date;
  hasSeconds?: boolean;
  /** False where the day is shown above it. */
  hasDay?: boolean;
}

/** A time in short form; its tooltip has the exact one. */
export function Moment({ time, hasSeconds = false, hasDay = true }: MomentProps) {
  return (
    <time dateTime={time.toISOString()} title={formatExactTime(time)}>
      {formatTime(time, { hasSeconds, hasDay })}
    </time>
  );
}

/** Formats a time to the second, with its weekday, year and zone. */
function formatExactTime(time: Date): string {
  return dateFormat({ dateStyle: 'full', timeStyle: 'long' }).format(time);
}
