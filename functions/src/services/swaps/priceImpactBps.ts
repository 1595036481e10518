import type { Fraction } from './Fraction.ts';

/** Basis points of a whole. */
const WHOLE = 10_000n;

/**
 * How much less a swap brings than it would at the pools' prices before it: what its size moves them, and their fees.
 *
 * @param price units that come for one that is given, of all pools together
 * @returns basis points, rounded up; 0 where no less comes
 */
export function priceImpactBps(amountIn: bigint, amountOut: bigint, price: Fraction): number {
  const expected = amountIn * price.numerator;
  const missing = expected - amountOut * price.denominator;
  if (missing <= 0n) return 0;
  return Number((missing * WHOLE + expected - 1n) / expected);
}
