import { z } from 'zod';
import { addressSchema } from '../accounts/addressSchema.ts';
import { rpcNameSchema } from './fields.ts';
import { getTokenPrices, symbolSchema } from './getTokenPrices.ts';

/** What one question may ask the past prices of. */
export const MAX_SERIES = 20;

/** How far back past prices can be asked for, in days. */
export const pastDays = [1, 7, 30, 365] as const;

export type PastDays = (typeof pastDays)[number];

const assetSchema = z.union([
  z.strictObject({ symbol: symbolSchema }),
  z.strictObject({ network: rpcNameSchema, contract: addressSchema }),
]);

/** What the past prices are asked of: coins by symbol, tokens by their contract. */
export const pastPricesQuestionSchema = z.strictObject({
  assets: z
    .array(assetSchema)
    .min(1, 'must name at least one asset')
    .max(MAX_SERIES, `must name at most ${MAX_SERIES} assets`),
  days: z.literal([...pastDays]),
});

/** When, in milliseconds since 1970, and what one of it cost then in dollars. */
const pointSchema = z.tuple([z.number(), z.number().nonnegative().max(1e12)]);

/**
 * Past dollar prices, the oldest first, in the order asked; null where something has none, or none is known yet.
 *
 * `source` is 'sample' where they are made up; `asOf` is ISO 8601, of the oldest series in the answer.
 */
export const pastPricesAnswerSchema = getTokenPrices.output
  .pick({ source: true, asOf: true })
  .extend({ series: z.array(z.object({ points: z.array(pointSchema) }).nullable()) });

export type PricedAsset = z.output<typeof assetSchema>;
export type PricePoint = z.output<typeof pointSchema>;
export type PastPricesQuestion = z.output<typeof pastPricesQuestionSchema>;
export type PastPricesAnswer = z.output<typeof pastPricesAnswerSchema>;
