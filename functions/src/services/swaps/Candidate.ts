import type { SwapRoute } from '@everything-wallet/core/schemas/swapQuoteAnswer';
import type { ContractCall } from '../chain/multicall3.ts';
import type { Fraction } from './Fraction.ts';

/** Estimate of a route from a node's answers. */
export interface Estimate {
  /** In the smallest unit. */
  readonly amountOut: bigint;
  /** Units received per unit paid before the swap, over all pools together. */
  readonly price: Fraction;
  /** Units of gas, about, of the pools alone. */
  readonly gas: bigint;
}

/** A pool's price before the swap, and the liquidity behind it. */
export interface PoolPrice {
  readonly from: string;
  readonly to: string;
  /** Units of `to` for one of `from`. */
  readonly price: Fraction;
  /** Units of `to` that it holds. */
  readonly held: bigint;
}

/** A question about pools. */
export interface SwapCall extends ContractCall {
  /** Group of calls that run untrusted code: a failure affects this group alone. */
  readonly group?: string;
}

/** Returns a node's answer: 0x-prefixed hex, null if the contract reverted, undefined without an answer. */
export type AnswerOf = (call: ContractCall) => string | null | undefined;

/** A route that may be the best one. */
export interface Candidate {
  readonly route: SwapRoute;
  /** The pools on it, in order. */
  readonly pools: readonly string[];
  /**
   * Reads that show whether the route is worth quoting, and those of the quote; both are new reads, so that
   * all of it is of one block.
   */
  readonly calls: { readonly first: readonly SwapCall[]; readonly then: readonly SwapCall[] };
  /** Returns true if the pools exist, and hold about the amount to pay out. */
  readonly isPossible: (answerOf: AnswerOf) => boolean;
  /** Returns the price of each existing pool from the first answers. */
  readonly pricesOf: (answerOf: AnswerOf) => readonly PoolPrice[];
  /** Undefined where a pool is missing or has too little. */
  readonly estimate: (answerOf: AnswerOf) => Estimate | undefined;
}
