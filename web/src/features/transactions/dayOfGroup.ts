import { localDay } from '../../lib/time/localDay.ts';
import type { NonceGroup } from './groupByNonce.ts';

/** Cache for ten thousand rows that are read with every page: a transaction's group lives as long as it does. */
const known = new WeakMap<NonceGroup, string>();

/**
 * Returns the day of a row's heading: that of its latest attempt, which determines its place in the list.
 *
 * @param today for one without a time yet, since the server is still recording it
 * @returns 'YYYY-MM-DD' in the user's own time zone
 */
export function dayOfGroup(group: NonceGroup, today: string): string {
  const day = known.get(group);
  if (day !== undefined) return day;
  const { head, others } = group;
  let latest: Date | undefined;
  for (const { time } of [head, ...others]) {
    if (time === undefined) return today;
    if (latest === undefined || time > latest) latest = time;
  }
  if (latest === undefined) return today;
  const found = localDay(latest);
  known.set(group, found);
  return found;
}
