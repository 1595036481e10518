import { z } from 'zod';
import { addressSchema } from '../accounts/addressSchema.ts';
import { coinPricesSchema, symbolSchema } from './coinPrices.ts';
import { rpcNameSchema } from './fields.ts';

/** Assets in one question for past prices, at most. */
export const MAX_SERIES = 20;

/** Periods of past prices, in days. */
export const pastDays = [1, 7, 30, 365] as const;

export type PastDays = (typeof pastDays)[number];

const assetSchema = z.union([
  z.strictObject({ symbol: symbolSchema }),
  z.strictObject({ network: rpcNameSchema, contract: addressSchema }),
]);

/** Assets to get past prices of: coins by symbol, tokens by contract. */
export const pastPricesQuestionSchema = z.strictObject({
  assets: z
    .array(assetSchema)
    .min(1, 'must name at least one asset')
    .max(MAX_SERIES, `must name at most ${MAX_SERIES} assets`),
  days: z.literal([...pastDays]),
});

/** Time in milliseconds since 1970, and the dollar price of one unit then. */
const pointSchema = z.tuple([z.number(), z.number().nonnegative().max(1e12)]);

/**
 * Past dollar prices, oldest first, in the order of the question; null where an asset has none, or none is
 * known yet.
 *
 * `source` is 'sample' for invented prices; `asOf` is ISO 8601, for the oldest series in the answer.
 */
export const pastPricesAnswerSchema = coinPricesSchema
  .pick({ source: true, asOf: true })
  .extend({ series: z.array(z.object({ points: z.array(pointSchema) }).nullable()) });

export type PricedAsset = z.output<typeof assetSchema>;
export type PricePoint = z.output<typeof pointSchema>;
export type PastPricesQuestion = z.output<typeof pastPricesQuestionSchema>;
export type PastPricesAnswer = z.output<typeof pastPricesAnswerSchema>;
