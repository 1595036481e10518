import type { Fraction } from './Fraction.ts';

/** Basis points of a whole. */
const WHOLE = 10_000n;

/**
 * Returns how much less a swap yields than at the pools' prices before it: by its price impact and the fees.
 *
 * @param price units received per unit paid, over all pools together
 * @returns basis points, rounded up; 0 if it yields no less
 */
export function priceImpactBps(amountIn: bigint, amountOut: bigint, price: Fraction): number {
  const expected = amountIn * price.numerator;
  const missing = expected - amountOut * price.denominator;
  if (missing <= 0n) return 0;
  return Number((missing * WHOLE + expected - 1n) / expected);
}
