/** Part of the sold amount that a pair swaps: all but 0.3 % (UniswapV2Pair). */
const SWAPPED = 997n;
const WHOLE = 1_000n;

/** Maximum reserve of a token in a pair (uint112). */
const MAX_RESERVE = (1n << 112n) - 1n;

/**
 * Returns a Uniswap v2 pair's output for an amount, at the price that does not decrease the product of its
 * reserves (UniswapV2Library, getAmountOut).
 *
 * @param amountIn in the smallest unit, above 0
 * @returns undefined if the pair is empty, or cannot take so much
 */
export function v2AmountOut(amountIn: bigint, reserveIn: bigint, reserveOut: bigint): bigint | undefined {
  if (reserveIn === 0n || reserveOut === 0n || reserveIn + amountIn > MAX_RESERVE) return undefined;
  const swapped = amountIn * SWAPPED;
  const amountOut = (swapped * reserveOut) / (reserveIn * WHOLE + swapped);
  return amountOut === 0n ? undefined : amountOut;
}
