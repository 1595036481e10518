import { z } from 'zod';
import { addressSchema } from '../accounts/addressSchema.ts';
import { rpcNameSchema } from './fields.ts';

/** Slippage in basis points, at most: at twice this nothing would be bounded. */
export const MAX_SLIPPAGE_BPS = 5_000;

/** Amount in the smallest unit; a uint256 has no more digits. */
export const unitsSchema = z.string().regex(/^[1-9]\d{0,76}$/, 'must be a whole number above 0');

/** Question for a swap quote. */
export const swapQuoteQuestionSchema = z
  .strictObject({
    network: rpcNameSchema,
    /** Contract of the sold token; null for the native coin. */
    sell: addressSchema.nullable(),
    /** Contract of the bought token; null for the native coin. */
    buy: addressSchema.nullable(),
    /** Amount to sell, in its smallest unit. */
    amount: unitsSchema,
    /** Slippage in basis points: the accepted shortfall from the expected output. */
    slippageBps: z.number().int().min(0).max(MAX_SLIPPAGE_BPS),
    /**
     * Limits the route to this exchange, whose router is already approved; any without it. The other exchange
     * is still queried for comparison.
     */
    exchange: z.enum(['v2', 'v3']).optional(),
  })
  .refine(({ sell, buy }) => sell?.toLowerCase() !== buy?.toLowerCase(), {
    path: ['buy'],
    message: 'must be something else than what is given',
  });

export type SwapQuoteQuestion = z.output<typeof swapQuoteQuestionSchema>;
