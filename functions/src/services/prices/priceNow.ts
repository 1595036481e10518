import { configuredPrices } from './configuredPrices.ts';
import type { PriceSource } from './PriceSource.ts';

/** Milliseconds for which a price is that of now: counted from when it was so, which a source tells a minute or two late. */
const FRESH_MS = 300_000;

/** What one of something costs now. */
export interface PriceOfNow {
  /** Dollars. */
  readonly usd: number;
  readonly source: PriceSource['name'];
}

/**
 * What one of something costs now, and who says so; undefined where that is not known.
 *
 * @param symbol that it has a market under; undefined where it has none
 * @throws ServiceError 'unavailable' when there are no prices
 */
export async function priceNow(symbol: string | undefined): Promise<PriceOfNow | undefined> {
  if (symbol === undefined) return undefined;
  const { prices, ageMs, source } = await configuredPrices().getPrices([symbol]);
  const price = prices[symbol];
  return price && ageMs <= FRESH_MS ? { usd: price.usd, source } : undefined;
}
