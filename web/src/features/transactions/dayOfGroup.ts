import { localDay } from '../../lib/time/localDay.ts';
import type { NonceGroup } from './groupByNonce.ts';

/** For ten thousand rows that are looked at again with every page: the group of one lasts as long as its transaction. */
const known = new WeakMap<NonceGroup, string>();

/**
 * The day that a row stands under: that of the latest attempt, by which it has its place in the list.
 *
 * @param today where one has no time yet, since the server is still recording it
 * @returns 'YYYY-MM-DD' in the person's own time zone
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
