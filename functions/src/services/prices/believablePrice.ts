import { priceSchema, type Price } from '@everything-wallet/core/schemas/coinPrices';
import { z } from 'zod';

/** The most that one whole coin or token is believed to cost, in dollars: a hundred times the dearest there ever was. */
export const MAX_USD = 1e7;

/** Maximum accepted change in a day, in percent; no more than everything can be lost. */
const changeSchema = z.number().gt(-100).max(100_000);
const statedSchema = priceSchema.extend({ change24h: changeSchema });

/**
 * Parses a price of a source; undefined for an invalid one: missing, not a number, or higher than any price
 * ever was.
 */
export function believablePrice(usd: unknown, change24h: unknown): Price | undefined {
  const price = statedSchema.safeParse({ usd, change24h });
  return price.success && price.data.usd > 0 && price.data.usd <= MAX_USD ? price.data : undefined;
}
