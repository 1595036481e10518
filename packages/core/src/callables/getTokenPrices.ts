import { z } from 'zod';
import { ratesSchema } from '../money/rates.ts';
import { callableContract } from './CallableContract.ts';

/** The symbol of a coin. */
export const symbolSchema = z.string().regex(/^[A-Za-z0-9]{1,20}$/, 'must be 1 to 20 letters or digits');

/** The price of one coin: dollars, and the change over 24 hours in percent. */
export const priceSchema = z.object({ usd: z.number().nonnegative().max(1e12), change24h: z.number() });

export type Price = z.infer<typeof priceSchema>;

/**
 * get-token-prices: dollar prices by symbol. Unknown symbols are absent from the map.
 *
 * `source` is 'sample' where built-in sample prices replace the market; `asOf` is ISO 8601, and `ageMs` the
 * milliseconds from then to the answer by the server's clock, for devices whose clock is wrong. `rates` are
 * the value of a dollar in other currencies, of the same source and time; absent where the source gave none.
 */
export const getTokenPrices = callableContract({
  name: 'getTokenPrices',
  input: z.strictObject({
    symbols: z
      .array(symbolSchema)
      .min(1, 'must name at least one symbol')
      .max(50, 'must name at most 50 symbols'),
  }),
  output: z.object({
    prices: z.record(z.string(), priceSchema),
    source: z.enum(['coingecko', 'sample']),
    asOf: z.iso.datetime(),
    ageMs: z.number().nonnegative(),
    rates: ratesSchema.optional(),
  }),
});
