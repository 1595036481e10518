import { configuredPrices } from './configuredPrices.ts';

/** Milliseconds for which a price is that of now. */
const FRESH_MS = 120_000;

/**
 * What one of something costs now, in dollars; undefined where that is not known.
 *
 * @param symbol that it has a market under; undefined where it has none
 * @throws ServiceError 'unavailable' when there are no prices
 */
export async function priceNow(symbol: string | undefined): Promise<number | undefined> {
  if (symbol === undefined) return undefined;
  const { prices, ageMs } = await configuredPrices().getPrices([symbol]);
  return ageMs <= FRESH_MS ? prices[symbol]?.usd : undefined;
}
