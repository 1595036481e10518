import type { FeeMarket } from './feeMarket.ts';
import type { GasPrices } from './pricesOfLevel.ts';

/** Expected wait of a transfer in blocks; 'longer' than recent transfers, or until gas is 'cheaper'. */
export type ExpectedWait = { readonly blocks: number } | 'longer' | 'cheaper';

/** Blocks within which a priority fee of each level sufficed, out of twenty. */
const BLOCKS = { fast: 1, normal: 3, slow: 10 } as const;

/**
 * Estimates how long prices wait for a block, by what others paid in the latest ones.
 *
 * The producer of a block receives the fee cap less the base fee, and the priority fee at most: a high
 * priority fee under a low fee cap is worthless.
 */
export function expectedWait(market: FeeMarket, prices: GasPrices): ExpectedWait {
  const { nextBaseFee, tips } = market;
  if (prices.maxFeePerGas < nextBaseFee) return 'cheaper';
  const aboveBaseFee = prices.maxFeePerGas - nextBaseFee;
  const tip = aboveBaseFee < prices.maxPriorityFeePerGas ? aboveBaseFee : prices.maxPriorityFeePerGas;
  if (tip < tips.slow) return 'longer';
  if (tip >= tips.fast) return { blocks: BLOCKS.fast };
  return { blocks: tip >= tips.normal ? BLOCKS.normal : BLOCKS.slow };
}
