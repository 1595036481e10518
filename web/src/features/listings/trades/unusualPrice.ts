import type { SaleTerms } from './SaleTerms.ts';

/**
 * Finds out if a price has to be accepted: 'low' is less than half of the floor, 'uncompared' has nothing to be compared with, so that a
 * decimal point in the wrong place is seen only by reading it once more.
 *
 * @param floor in the smallest unit; null where it is not known
 */
export function unusualPrice(
  { price, units }: Pick<SaleTerms, 'price' | 'units'>,
  floor: string | null,
): 'low' | 'uncompared' | undefined {
  if (floor === null) return 'uncompared';
  // The price of several units is that of all of them.
  return 2n * price < BigInt(floor) * units ? 'low' : undefined;
}
