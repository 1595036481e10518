import type { PricePoint } from '@everything-wallet/core/schemas/pastPrices';
import { priceAt } from '../../features/activity/priceAt.ts';

const HOUR_MS = 60 * 60_000;

/** Number of values: one an hour, and the current one. */
const HOURS = 24;

/** Value of an asset now, in dollars, and its past prices; null if it has none. */
interface PricedPart {
  readonly usd: number;
  readonly series: readonly PricePoint[] | null;
}

/**
 * Returns the values of the last 24 hours of what is held now, at the prices of each hour, the oldest first.
 * Only for a drawing: the values are not exact, and an asset without past prices counts as unchanged.
 *
 * @param now ms since 1970
 * @returns undefined if no asset has past prices
 */
export function valuesOfDay(parts: readonly PricedPart[], now: number): readonly PricePoint[] | undefined {
  const times = Array.from({ length: HOURS }, (_, hour) => now - (HOURS - hour) * HOUR_MS);
  const lines = parts.map(({ usd, series }) => {
    const last = series?.at(-1)?.[1];
    if (!series || !last) return undefined;
    return times.map((time) => (usd * (priceAt(series, time) ?? last)) / last);
  });
  if (lines.every((line) => line === undefined)) return undefined;
  return [
    ...times.map((time, hour): PricePoint => [
      time,
      parts.reduce((sum, { usd }, index) => sum + (lines[index]?.[hour] ?? usd), 0),
    ]),
    [now, parts.reduce((sum, { usd }) => sum + usd, 0)],
  ];
}
