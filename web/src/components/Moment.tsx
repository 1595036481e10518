import { formatExactTime } from '../lib/format/formatExactTime.ts';
import { formatTime } from '../lib/format/formatTime.ts';

interface MomentProps {
  time: Date;
  hasSeconds?: boolean;
}

/** A moment, in short; pointing at it tells it exactly. */
export function Moment({ time, hasSeconds = false }: MomentProps) {
  return (
    <time dateTime={time.toISOString()} title={formatExactTime(time)}>
      {formatTime(time, { hasSeconds })}
    </time>
  );
}
