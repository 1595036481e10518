import type { PricePoint } from '@everything-wallet/core/schemas/pastPrices';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Largest distance between a moment and a price that counts as its price, in ms. */
const NEAR_MS = 1.5 * DAY_MS;

/**
 * Returns the price at a moment: the last price before it, or the first after it if that is the nearest. Undefined if there is no
 * price nearby, since a price of another week is not that of this day.
 *
 * @param points oldest first
 * @param time milliseconds since 1970
 */
export function priceAt(points: readonly PricePoint[], time: number): number | undefined {
  let low = 0;
  let high = points.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((points[middle]?.[0] ?? Infinity) <= time) low = middle + 1;
    else high = middle;
  }
  const nearest = points[low - 1] ?? points[0];
  return nearest && Math.abs(nearest[0] - time) <= NEAR_MS ? nearest[1] : undefined;
}
