/** Basis points of a whole. */
const WHOLE = 10_000n;

/**
 * Returns the minimum output of a swap before it reverts: the expected output less the slippage.
 *
 * @param amountOut expected, in the smallest unit; not negative
 * @param slippageBps whole basis points, 0 to 10,000
 * @returns in the smallest unit, rounded up: rounded down, an expected output of one unit would have no bound
 * @throws RangeError for an invalid slippage
 */
export function minReceived(amountOut: bigint, slippageBps: number): bigint {
  if (!Number.isInteger(slippageBps) || slippageBps < 0 || slippageBps > 10_000) {
    throw new RangeError('Slippage is a whole number of basis points, 0 to 10,000');
  }
  return (amountOut * (WHOLE - BigInt(slippageBps)) + WHOLE - 1n) / WHOLE;
}
