import { localDay } from '../../lib/time/localDay.ts';
import type { NonceGroup } from './groupByNonce.ts';

/**
 * The day that a row stands under: that of the latest attempt, by which it has its place in the list.
 *
 * @param today where one has no time yet, since the server is still recording it
 * @returns 'YYYY-MM-DD' in the person's own time zone
 */
export function dayOfGroup({ head, others }: NonceGroup, today: string): string {
  let latest: Date | undefined;
  for (const { time } of [head, ...others]) {
    if (time === undefined) return today;
    if (latest === undefined || time > latest) latest = time;
  }
  return latest === undefined ? today : localDay(latest);
}
