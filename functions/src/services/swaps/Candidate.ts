import type { SwapRoute } from '@everything-wallet/core/callables/swapQuote';
import type { ContractCall } from '../chain/multicall3.ts';
import type { Fraction } from './Fraction.ts';

/** What a node's answers make of a route. */
export interface Estimate {
  /** In the smallest unit. */
  readonly amountOut: bigint;
  /** Units that come for one that is given before the swap, of all pools together. */
  readonly price: Fraction;
  /** Units of gas, about, of the pools alone. */
  readonly gas: bigint;
}

/** A pool's price before the swap, and how much stands behind it. */
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
  /** Where code of strangers is run, what it is put together with: what fails there fails for these alone. */
  readonly group?: string;
}

/** What a node answered: 0x-prefixed hex, null where the code of a contract failed, undefined where it did not say. */
export type AnswerOf = (call: ContractCall) => string | null | undefined;

/** A route that may be the best one. */
export interface Candidate {
  readonly route: SwapRoute;
  /** The pools on it, in order. */
  readonly pools: readonly string[];
  /** What tells whether it is worth a question, and what is then asked for it; both anew, so that all of it is of one block. */
  readonly calls: { readonly first: readonly SwapCall[]; readonly then: readonly SwapCall[] };
  /** Whether the pools are there, and hold about what would have to come. */
  readonly isPossible: (answerOf: AnswerOf) => boolean;
  /** What the first answers say of each pool that is there. */
  readonly pricesOf: (answerOf: AnswerOf) => readonly PoolPrice[];
  /** Undefined where a pool is missing or has too little. */
  readonly estimate: (answerOf: AnswerOf) => Estimate | undefined;
}
