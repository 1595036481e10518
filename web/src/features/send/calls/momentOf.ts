import { formatTime } from '../../../lib/format/formatTime.ts';

/** The last second that a `Date` holds (ECMAScript). */
const LAST_SECOND = 8_640_000_000_000n;

/** A time of a call in words; what no calendar can say is its number. */
export function momentOf(seconds: bigint): string {
  return seconds > LAST_SECOND ? seconds.toString() : formatTime(new Date(Number(seconds) * 1_000));
}
