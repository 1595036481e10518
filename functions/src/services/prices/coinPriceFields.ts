import { priceSchema } from '@everything-wallet/core/schemas/coinPrices';
import { ratesSchema } from '@everything-wallet/core/money/rates';
import { z } from 'zod';
import type { QuoteFields } from '../../data/sharedQuote.ts';
import type { CoinPrices } from './PriceSource.ts';

const fieldsSchema = z.object({
  prices: z.record(z.string(), priceSchema),
  rates: ratesSchema.default({}),
  times: z.record(z.string(), z.number()).default({}),
});

/** Fields of coin prices in price_quotes/coingecko. */
export const coinPriceFields: QuoteFields<CoinPrices> = {
  read: (fields) => {
    const { data } = fieldsSchema.safeParse(fields);
    if (!data) return undefined;
    const times = new Map(Object.entries(data.times));
    const prices = new Map(Object.entries(data.prices));
    return { prices, rates: data.rates, ...(times.size > 0 && { times }) };
  },
  write: ({ prices, rates, times = new Map() }) => ({
    prices: Object.fromEntries(prices),
    rates: { ...rates },
    times: Object.fromEntries(times),
  }),
};
