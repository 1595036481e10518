import { z } from 'zod';
import { ratesSchema } from '../money/rates.ts';

/** The symbol of a coin. */
export const symbolSchema = z.string().regex(/^[A-Za-z0-9]{1,20}$/, 'must be 1 to 20 letters or digits');

/** The price of one coin: dollars, and the change over 24 hours in percent. */
export const priceSchema = z.object({ usd: z.number().nonnegative().max(1e12), change24h: z.number() });

/** Dollar prices of coins by symbol (answer of `getTokenPrices`). */
export const coinPricesSchema = z.object({
  prices: z.record(z.string(), priceSchema),
  source: z.enum(['coingecko', 'sample']),
  asOf: z.iso.datetime(),
  ageMs: z.number().nonnegative(),
  rates: ratesSchema.optional(),
});

export type Price = z.output<typeof priceSchema>;
