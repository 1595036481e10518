import { z } from 'zod';
import { addressSchema } from '../accounts/addressSchema.ts';
import { rpcNameSchema } from './fields.ts';
import { getTokenPrices, priceSchema } from './getTokenPrices.ts';

/** Tokens that one question may ask the prices of. */
export const MAX_PRICED_TOKENS = 200;

const tokenSchema = z.strictObject({ network: rpcNameSchema, contract: addressSchema });

/** Of which tokens the price is asked: a token is what its contract is, whatever it calls itself. */
export const tokenPricesQuestionSchema = z.strictObject({
  tokens: z
    .array(tokenSchema)
    .min(1, 'must name at least one token')
    .max(MAX_PRICED_TOKENS, `must name at most ${MAX_PRICED_TOKENS} tokens`),
});

/**
 * Dollar prices in the order asked; null where a token has none: of a test network, without a market worth the name, or not known now.
 *
 * `notNow` are the places in `prices` of what may have a price that is not known now: it was not asked for yet, or is too old to be told.
 * `asOf` and `ageMs` are of the oldest price in the answer; see getTokenPrices.
 */
export const tokenPricesAnswerSchema = getTokenPrices.output
  .pick({ source: true, asOf: true, ageMs: true })
  .extend({
    prices: z.array(priceSchema.nullable()),
    notNow: z.array(z.int().nonnegative()).optional(),
  });

export type PricedToken = z.output<typeof tokenSchema>;
export type TokenPricesQuestion = z.output<typeof tokenPricesQuestionSchema>;
export type TokenPricesAnswer = z.output<typeof tokenPricesAnswerSchema>;
