import { formatTime } from '../../../lib/format/formatTime.ts';

/** Last second of a `Date` (ECMAScript). */
const LAST_SECOND = 8_640_000_000_000n;

/** Formats a time of a call; beyond any calendar, its number. */
export function momentOf(seconds: bigint): string {
  return seconds > LAST_SECOND ? seconds.toString() : formatTime(new Date(Number(seconds) * 1_000));
}
