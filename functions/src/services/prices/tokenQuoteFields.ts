import { priceSchema } from '@everything-wallet/core/schemas/coinPrices';
import { z } from 'zod';
import type { QuoteFields } from '../../data/sharedQuote.ts';
import type { TokenQuotes } from './TokenPriceBoard.ts';

const quoteSchema = z.object({
  asked_at: z.number(),
  fetched_at: z.number().optional(),
  priced_at: z.number().optional(),
  is_untimed: z.boolean().optional().catch(undefined),
  askers: z.record(z.string(), z.number()).optional().catch(undefined),
  price: priceSchema.optional().catch(undefined),
});

/** By contract; one that is malformed is not there. */
const fieldsSchema = z.object({ tokens: z.record(z.string(), quoteSchema.optional().catch(undefined)) });

/** Fields of a network's token prices in price_quotes/tokens_{rpcName}. */
export const tokenQuoteFields: QuoteFields<TokenQuotes> = {
  read: (fields) => {
    const { data } = fieldsSchema.safeParse(fields);
    if (!data) return undefined;
    return new Map(
      Object.entries(data.tokens).flatMap(([contract, stored]) =>
        stored
          ? [
              [
                contract,
                {
                  askedAt: stored.asked_at,
                  fetchedAt: stored.fetched_at,
                  price: stored.price,
                  pricedAt: stored.priced_at,
                  isUntimed: stored.is_untimed,
                  askers: stored.askers,
                },
              ],
            ]
          : [],
      ),
    );
  },
  write: (quotes) => ({
    tokens: Object.fromEntries(
      [...quotes].map(([contract, { askedAt, fetchedAt, price, pricedAt, isUntimed, askers }]) => [
        contract,
        {
          asked_at: askedAt,
          ...(fetchedAt !== undefined && { fetched_at: fetchedAt }),
          ...(price && { price }),
          ...(pricedAt !== undefined && { priced_at: pricedAt }),
          ...(isUntimed && { is_untimed: true }),
          ...(askers && { askers }),
        },
      ]),
    ),
  }),
};
