import { z } from 'zod';
import { addressSchema } from '../accounts/addressSchema.ts';
import { rpcNameSchema, weiSchema } from './fields.ts';

/** Basis points that somebody may take for slippage at most: beyond half of it nothing is bounded any more. */
export const MAX_SLIPPAGE_BPS = 5_000;

/** More digits than these no uint256 has. */
const unitsSchema = z.string().regex(/^[1-9]\d{0,76}$/, 'must be a whole number above 0');

/** What a swap would bring. */
export const swapQuoteQuestionSchema = z
  .strictObject({
    network: rpcNameSchema,
    /** The contract of what is given; null for the native coin. */
    sell: addressSchema.nullable(),
    /** The contract of what is wanted; null for the native coin. */
    buy: addressSchema.nullable(),
    /** Of what is given, in its smallest unit. */
    amount: unitsSchema,
    /** By how much less may come than is expected, in basis points. */
    slippageBps: z.number().int().min(0).max(MAX_SLIPPAGE_BPS),
    /** A route of this one, where its router is approved already; of any without it. The other one is asked all the same, and compared. */
    exchange: z.enum(['v2', 'v3']).optional(),
  })
  .refine(({ sell, buy }) => sell?.toLowerCase() !== buy?.toLowerCase(), {
    path: ['buy'],
    message: 'must be something else than what is given',
  });

/** Which pools a swap goes through, chosen by what comes less what its gas is worth (decision 67); the native coin is the wrapped one here. Two pools at most. */
const routeSchema = z.discriminatedUnion('exchange', [
  z.object({ exchange: z.literal('v2'), path: z.array(addressSchema).min(2).max(3) }),
  z.object({
    exchange: z.literal('v3'),
    path: z.array(addressSchema).min(2).max(3),
    /** Of each pool, in hundredths of a basis point. */
    fees: z.array(z.number().int().positive()).min(1).max(2),
  }),
]);

const nodesSchema = z.object({
  configured: z.number().int().nonnegative(),
  answered: z.number().int().nonnegative(),
  /** How many have to say the same: two, where two are configured. */
  needed: z.number().int().positive(),
  /** How many contradict the others about any route; absent where none does. A quote brings at least what any of them says of such. */
  differing: z.number().int().positive().optional(),
});

/**
 * Why there is no quote:
 * - 'noExchange': none is known on this network, or its contracts are not there;
 * - 'wraps': the coin and the wrapped coin are exchanged one to one, without an exchange;
 * - 'noRoute': no pools lead from the one to the other, or all of them hold too little;
 * - 'takesFee': a token that keeps a part of each transfer, of which nobody can say what arrives;
 * - 'disputed': the nodes contradict one another about what may be the best route, or about the exchange;
 * - 'stale': the nodes are at a block that is minutes old, or do not tell at which;
 * - 'unavailable': no node answers, or one alone of several says that there is no exchange.
 */
const reasonSchema = z.enum([
  'noExchange',
  'wraps',
  'noRoute',
  'takesFee',
  'disputed',
  'stale',
  'unavailable',
]);

/** What a swap would bring at a block, and how sure it is (decision 47). */
export const swapQuoteAnswerSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('quoted'),
    /** Of what this is the price, as the question has it: nobody signs the price of something else. */
    sell: addressSchema.nullable(),
    buy: addressSchema.nullable(),
    amount: unitsSchema,
    route: routeSchema,
    /** The contract that swaps this route: v2's own router (UniswapV2Router02), or SwapRouter02 for v3. */
    router: addressSchema,
    /** In the smallest unit of what is wanted, as the least. */
    amountOut: weiSchema,
    minReceived: weiSchema,
    /** How much less comes than at the pools' prices before the swap, their fees included; in basis points, rounded up. */
    priceImpactBps: z.number().int().min(0).max(10_000),
    /**
     * How much less comes than the best route of the other exchange would bring, in basis points, rounded up; absent where one exchange alone
     * was not asked for, and where the other one brings no more.
     */
    lessThanElsewhereBps: z.number().int().min(1).max(10_000).optional(),
    /** Units of gas that the swap takes, about. */
    gas: weiSchema,
    /** The block that the nodes have reached which say so. Time in ms since 1970. */
    block: z.object({ number: z.number().int().nonnegative(), time: z.number().int() }),
    /** Milliseconds from the block's time to the answer, by the server's clock; never negative. */
    ageMs: z.number().int().nonnegative(),
    nodes: nodesSchema,
    /** 'unconfirmed' where nobody contradicts, but fewer said so than are needed. */
    agreement: z.enum(['agreed', 'unconfirmed']),
    /** Nodes that say so. */
    agreeing: z.number().int().positive(),
    /** Whether transfers of both tokens were seen to arrive whole: without it less may come than is said here. */
    arrivesWhole: z.boolean(),
  }),
  z.object({ status: z.literal('none'), reason: reasonSchema, nodes: nodesSchema.optional() }),
]);

export type SwapQuoteQuestion = z.output<typeof swapQuoteQuestionSchema>;
export type SwapQuoteAnswer = z.output<typeof swapQuoteAnswerSchema>;
export type SwapRoute = z.output<typeof routeSchema>;
