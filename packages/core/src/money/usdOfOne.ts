import { formatAmount } from '../amounts/formatAmount.ts';
import { PRICE_DECIMALS, statedPrice } from '../amounts/statedPrice.ts';

/**
 * Writes a price as an exact decimal string of dollars; JavaScript would write a small one with an exponent.
 *
 * @param usd dollars, as the price source states it
 */
export function usdOfOne(usd: number): string {
  return formatAmount(statedPrice(usd), PRICE_DECIMALS);
}
