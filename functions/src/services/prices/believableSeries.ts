import type { PricePoint } from '@everything-wallet/core/callables/pastPrices';
import { MAX_USD } from './believablePrice.ts';
import { downsample } from './downsample.ts';

/** Points of a series: one for each hour of a month, which is what a source tells of it. */
const MAX_POINTS = 750;

/** How far ahead of ours the clock of a source may be, in milliseconds. */
const AHEAD_MS = 5 * 60_000;

/**
 * Past prices as a source stated them, the oldest first and at most so many: what is no price, of no moment or of a time to come is
 * left out, and so is what does not come after the point before it. The last one stays.
 *
 * @param stated pairs of milliseconds since 1970 and dollars
 * @param now milliseconds since 1970
 */
export function believableSeries(stated: readonly unknown[], now: number): PricePoint[] {
  const points: PricePoint[] = [];
  for (const each of stated) {
    if (!Array.isArray(each) || each.length !== 2) continue;
    const [time, usd] = each as [unknown, unknown];
    if (!isWithin(time, 0, now + AHEAD_MS) || !isWithin(usd, 0, MAX_USD) || usd === 0) continue;
    const before = points.at(-1);
    if (!before || time > before[0]) points.push([time, usd]);
  }
  return downsample(points, MAX_POINTS);
}

function isWithin(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most;
}
