import type { FeeMarket } from './feeMarket.ts';
import type { GasPrices } from './pricesOfLevel.ts';

/** How many blocks a transfer is likely to wait; or that it waits 'longer' than others lately did, or until gas is 'cheaper'. */
export type ExpectedWait = { readonly blocks: number } | 'longer' | 'cheaper';

/** Blocks within which a tip of each level was enough, of twenty. */
const BLOCKS = { fast: 1, normal: 3, slow: 10 } as const;

/**
 * How long prices are likely to wait for a block, by what others paid in the latest ones.
 *
 * The producer of a block gets what the base fee leaves of the highest price, and the tip at most: so a high tip in too low a
 * price is worth nothing.
 */
export function expectedWait(market: FeeMarket, prices: GasPrices): ExpectedWait {
  const { nextBaseFee, tips } = market;
  if (prices.maxFeePerGas < nextBaseFee) return 'cheaper';
  const left = prices.maxFeePerGas - nextBaseFee;
  const tip = left < prices.maxPriorityFeePerGas ? left : prices.maxPriorityFeePerGas;
  if (tip < tips.slow) return 'longer';
  if (tip >= tips.fast) return { blocks: BLOCKS.fast };
  return { blocks: tip >= tips.normal ? BLOCKS.normal : BLOCKS.slow };
}
