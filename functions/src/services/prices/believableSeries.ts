import type { PricePoint } from '@everything-wallet/core/schemas/pastPrices';
import { MAX_USD } from './believablePrice.ts';
import { downsample } from './downsample.ts';

/** Maximum points of a series: one for each hour of a month, as a source returns them. */
const MAX_POINTS = 750;

/** Maximum lead of a source's clock over ours, in milliseconds. */
const AHEAD_MS = 5 * 60_000;

/**
 * Parses a source's past prices, the oldest first and at most so many: invalid prices, invalid or future
 * times, and points that are not after the previous one are left out. The last one stays.
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
