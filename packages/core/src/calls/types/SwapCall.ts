import type { ContractCall } from './ContractCall.ts';
import type { Recipient } from '../Recipient.ts';

/** Swap through a router of Uniswap v2 or v3, or one with the same interface. */
export interface SwapCall extends ContractCall {
  readonly kind: 'swap';
  /** Router02 of v2, SwapRouter of v3, or SwapRouter02, which has both. */
  readonly router: 'v2Router02' | 'v3SwapRouter' | 'swapRouter02';
  readonly pools: 'v2' | 'v3';
  /** Amount that is exact; the other one is a bound. */
  readonly exact: 'input' | 'output';
  /** Token contracts from the one paid to the one received, at least two; the wrapped coin stands for the coin. */
  readonly path: readonly string[];
  /** Fee of each pool on the path, in millionths; empty with v2. */
  readonly fees: readonly number[];
  /** True if the sender pays coin; a v3 router takes it from the value of the call. */
  readonly paysCoin: boolean;
  /** True if the router pays out coin. */
  readonly receivesCoin: boolean;
  /** Exact or maximum; undefined if the router spends all that it holds. */
  readonly amountIn: bigint | undefined;
  /** Exact or minimum. */
  readonly amountOut: bigint;
  readonly recipient: Recipient;
  /** Seconds since 1970; undefined if the outer call has the deadline. */
  readonly deadline: bigint | undefined;
  /** True if the token may deduct a fee from each transfer. */
  readonly takesTransferFee: boolean;
  /** Square root of the price at which the swap stops early, × 2^96; 0 for no limit. */
  readonly priceLimit: bigint;
}
