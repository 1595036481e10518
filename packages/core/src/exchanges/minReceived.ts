/** Basis points of a whole. */
const WHOLE = 10_000n;

/**
 * The least that a swap may bring before it is undone: what is expected, less the slippage that somebody takes.
 *
 * @param amountOut expected, in the smallest unit; not negative
 * @param slippageBps whole basis points, 0 to 10,000
 * @returns in the smallest unit, rounded up: rounded down, one unit expected would be bounded by nothing
 * @throws RangeError where the slippage is none
 */
export function minReceived(amountOut: bigint, slippageBps: number): bigint {
  if (!Number.isInteger(slippageBps) || slippageBps < 0 || slippageBps > 10_000) {
    throw new RangeError('Slippage is a whole number of basis points, 0 to 10,000');
  }
  return (amountOut * (WHOLE - BigInt(slippageBps)) + WHOLE - 1n) / WHOLE;
}
