/** The part of what is given that a pair swaps: all but 0.3 % (UniswapV2Pair). */
const SWAPPED = 997n;
const WHOLE = 1_000n;

/** What a pair can hold of a token at most (uint112). */
const MAX_RESERVE = (1n << 112n) - 1n;

/**
 * What a pair of Uniswap v2 gives for an amount, at the price that leaves the product of its reserves no smaller (UniswapV2Library,
 * getAmountOut).
 *
 * @param amountIn in the smallest unit, above 0
 * @returns undefined where it has nothing, or cannot take so much
 */
export function v2AmountOut(amountIn: bigint, reserveIn: bigint, reserveOut: bigint): bigint | undefined {
  if (reserveIn === 0n || reserveOut === 0n || reserveIn + amountIn > MAX_RESERVE) return undefined;
  const swapped = amountIn * SWAPPED;
  const amountOut = (swapped * reserveOut) / (reserveIn * WHOLE + swapped);
  return amountOut === 0n ? undefined : amountOut;
}
