import { formatAmount } from '../amounts/formatAmount.ts';
import { COIN_DECIMALS } from '../amounts/parseAmount.ts';
import { PRICE_DECIMALS, statedPrice } from '../amounts/statedPrice.ts';

/**
 * Returns the exact value of an amount in US dollars: sums and conversions are rounded once, at the end.
 * `usdValue` equals it to the cent.
 *
 * @param amount in the smallest unit (wei for native coins)
 * @param usd the price of one whole coin in dollars, as the price source states it
 * @param decimals decimals of the coin or token
 * @returns an exact decimal string, for example '755.3875'
 */
export function exactUsd(amount: bigint, usd: number, decimals: number = COIN_DECIMALS): string {
  return formatAmount(amount * statedPrice(usd), decimals + PRICE_DECIMALS);
}
