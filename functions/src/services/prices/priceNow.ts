import { configuredPrices } from './configuredPrices.ts';
import type { PriceSource } from './PriceSource.ts';

/**
 * Milliseconds for which a price is current: counted from its time, which a source reports a minute or two
 * late.
 */
const FRESH_MS = 300_000;

/** Current unit price. */
export interface PriceOfNow {
  /** Dollars. */
  readonly usd: number;
  readonly source: PriceSource['name'];
}

/**
 * Returns the current unit price and its source; undefined if unknown.
 *
 * @param symbol of its market; undefined if it has none
 * @throws ServiceError 'unavailable' if there are no prices
 */
export async function priceNow(symbol: string | undefined): Promise<PriceOfNow | undefined> {
  if (symbol === undefined) return undefined;
  const { prices, ageMs, source } = await configuredPrices().getPrices([symbol]);
  const price = prices[symbol];
  return price && ageMs <= FRESH_MS ? { usd: price.usd, source } : undefined;
}
