import { z } from 'zod';
import { addressSchema } from '../accounts/addressSchema.ts';
import { coinPricesSchema, priceSchema } from './coinPrices.ts';
import { rpcNameSchema } from './fields.ts';

/** Tokens in one question for prices, at most. */
export const MAX_PRICED_TOKENS = 200;

const tokenSchema = z.strictObject({ network: rpcNameSchema, contract: addressSchema });

/** Tokens to get prices of: a token is identified by its contract, not by its name. */
export const tokenPricesQuestionSchema = z.strictObject({
  tokens: z
    .array(tokenSchema)
    .min(1, 'must name at least one token')
    .max(MAX_PRICED_TOKENS, `must name at most ${MAX_PRICED_TOKENS} tokens`),
});

/**
 * Dollar prices in the order of the question; null where a token has none: on a test network, without a
 * market of any size, or unknown at present.
 *
 * `notNow` are the indices in `prices` of tokens that may have a price which is unknown at present: not
 * requested yet, or too old to use. `asOf` and `ageMs` are of the oldest price in the answer; see
 * getTokenPrices.
 */
export const tokenPricesAnswerSchema = coinPricesSchema
  .pick({ source: true, asOf: true, ageMs: true })
  .extend({
    prices: z.array(priceSchema.nullable()),
    notNow: z.array(z.int().nonnegative()).optional(),
  });

export type PricedToken = z.output<typeof tokenSchema>;
export type TokenPricesQuestion = z.output<typeof tokenPricesQuestionSchema>;
export type TokenPricesAnswer = z.output<typeof tokenPricesAnswerSchema>;
