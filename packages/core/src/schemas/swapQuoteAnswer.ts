import { z } from 'zod';
import { addressSchema } from '../accounts/addressSchema.ts';
import { weiSchema } from './fields.ts';
import { unitsSchema } from './swapQuote.ts';

/**
 * Pools of a route, chosen by output less the value of its gas (decision 67); the native coin is the wrapped
 * one here. Two pools at most.
 */
const routeSchema = z.discriminatedUnion('exchange', [
  z.object({ exchange: z.literal('v2'), path: z.array(addressSchema).min(2).max(3) }),
  z.object({
    exchange: z.literal('v3'),
    path: z.array(addressSchema).min(2).max(3),
    /** Fee of each pool, in hundredths of a basis point. */
    fees: z.array(z.number().int().positive()).min(1).max(2),
  }),
]);

const nodesSchema = z.object({
  configured: z.number().int().nonnegative(),
  answered: z.number().int().nonnegative(),
  /** Quorum: two where two are configured. */
  needed: z.number().int().positive(),
  /**
   * Number of nodes that differ about any route; absent if none does. The quote is the output that a quorum
   * reports.
   */
  differing: z.number().int().positive().optional(),
});

/**
 * Reason why there is no quote:
 * - 'noExchange': this network has no known exchange, or its contracts are missing;
 * - 'wraps': the coin and the wrapped coin are exchanged one to one, without an exchange;
 * - 'noRoute': no pools connect the two, or all of them hold too little;
 * - 'takesFee': a token that retains a part of each transfer, so the received amount is unknown;
 * - 'disputed': the nodes disagree about the possible best route, or about the exchange;
 * - 'stale': the nodes' block is minutes old or unknown;
 * - 'unavailable': no node answers, or only one of several, and it reports that there is no exchange.
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

/** Quote of a swap at a block, and how sure it is (decision 47). */
export const swapQuoteAnswerSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('quoted'),
    /** Assets and amount of the question, so that a quote for something else is never signed. */
    sell: addressSchema.nullable(),
    buy: addressSchema.nullable(),
    amount: unitsSchema,
    route: routeSchema,
    /** Router of this route: v2's own (UniswapV2Router02), or SwapRouter02 for v3. */
    router: addressSchema,
    /** Expected output and its minimum, in the smallest unit of the bought asset. */
    amountOut: weiSchema,
    leastReceived: weiSchema,
    /** Shortfall from the pools' prices before the swap, their fees included; in basis points, rounded up. */
    priceImpactBps: z.number().int().min(0).max(10_000),
    /**
     * Shortfall from the best route of the other exchange, in basis points, rounded up; absent where only one
     * exchange was queried, and where the other one is no better.
     */
    lessThanElsewhereBps: z.number().int().min(1).max(10_000).optional(),
    /** Approximate gas of the swap. */
    gas: weiSchema,
    /** Block that the agreeing nodes have reached. Time in ms since 1970. */
    block: z.object({ number: z.number().int().nonnegative(), time: z.number().int() }),
    /** Milliseconds from the block's time to the answer, by the server's clock; never negative. */
    ageMs: z.number().int().nonnegative(),
    nodes: nodesSchema,
    /** 'unconfirmed' if no node contradicts, but fewer answered than the quorum. */
    agreement: z.enum(['agreed', 'unconfirmed']),
    /** Number of nodes that agree. */
    agreeing: z.number().int().positive(),
    /**
     * True if transfers of both tokens were seen to arrive in full: otherwise the output may be lower than
     * quoted.
     */
    arrivesWhole: z.boolean(),
  }),
  z.object({ status: z.literal('none'), reason: reasonSchema, nodes: nodesSchema.optional() }),
]);

export type SwapQuoteAnswer = z.output<typeof swapQuoteAnswerSchema>;
export type SwapRoute = z.output<typeof routeSchema>;
