import type { Estimate, PoolPrice } from './Candidate.ts';
import { WORTH_OF_GAS } from './chooseRoute.ts';
import type { Fraction } from './Fraction.ts';

interface GasQuestion {
  readonly wrappedCoin: string;
  readonly given: string;
  readonly wanted: string;
  /** Sold amount. */
  readonly amountIn: bigint;
  /** Price of a unit of gas, in the smallest unit of the coin; undefined if unknown. */
  readonly gasPrice: bigint | undefined;
}

/**
 * Computes the value of gas in the bought token, from pool prices that were read anyway: from a pool of the
 * coin and the bought token, or else one of the sold token and the coin, with the best route. Of several
 * pools the one that holds the most decides, since anyone can create a small one at any price.
 *
 * @param pools a node's prices of all pools
 * @param estimates its estimates of all routes
 * @returns of `WORTH_OF_GAS` units, in the smallest unit of the bought token; undefined if there is no such
 * pool
 */
export function gasWorth(
  pools: readonly PoolPrice[],
  estimates: readonly (Estimate | undefined)[],
  { wrappedCoin, given, wanted, amountIn, gasPrice }: GasQuestion,
): bigint | undefined {
  if (gasPrice === undefined) return undefined;
  const cost = gasPrice * WORTH_OF_GAS;
  const forCoin = priceOf(pools, wrappedCoin, wanted);
  if (forCoin) return (cost * forCoin.numerator) / forCoin.denominator;
  const forGiven = priceOf(pools, given, wrappedCoin);
  const most = estimates.reduce(
    (largest, estimate) => (estimate && estimate.amountOut > largest ? estimate.amountOut : largest),
    0n,
  );
  if (!forGiven || most === 0n) return undefined;
  return (cost * forGiven.denominator * most) / (forGiven.numerator * amountIn);
}

function priceOf(pools: readonly PoolPrice[], from: string, to: string): Fraction | undefined {
  if (from === to) return { numerator: 1n, denominator: 1n };
  let deepest: PoolPrice | undefined;
  for (const pool of pools) {
    if (pool.from === from && pool.to === to && pool.held > (deepest?.held ?? 0n)) deepest = pool;
  }
  return deepest?.price;
}
