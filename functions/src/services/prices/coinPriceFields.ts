import { priceSchema } from '@everything-wallet/core/callables/getTokenPrices';
import { ratesSchema } from '@everything-wallet/core/money/rates';
import { z } from 'zod';
import type { QuoteFields } from '../../data/sharedQuote.ts';
import type { CoinPrices } from './PriceSource.ts';

const fieldsSchema = z.object({
  prices: z.record(z.string(), priceSchema),
  rates: ratesSchema.default({}),
});

/** How the prices of coins stand in price_quotes/coingecko. */
export const coinPriceFields: QuoteFields<CoinPrices> = {
  read: (fields) => {
    const { data } = fieldsSchema.safeParse(fields);
    return data && { prices: new Map(Object.entries(data.prices)), rates: data.rates };
  },
  write: ({ prices, rates }) => ({ prices: Object.fromEntries(prices), rates: { ...rates } }),
};
