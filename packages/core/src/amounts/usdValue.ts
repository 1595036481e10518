import { formatAmount } from './formatAmount.ts';
import { COIN_DECIMALS } from './parseAmount.ts';
import { PRICE_DECIMALS, statedPrice } from './statedPrice.ts';

/**
 * Returns the value of an amount in US dollars, to 2 decimals, rounded half up (docs/product.md §9, Display
 * rules).
 *
 * @param amount in the smallest unit (wei for native coins)
 * @param usd the price of one whole coin in dollars, as the price source states it
 * @param decimals decimals of the coin or token
 * @returns for example '755.39'
 */
export function usdValue(amount: bigint, usd: number, decimals: number = COIN_DECIMALS): string {
  const scale = 10n ** BigInt(decimals + PRICE_DECIMALS - 2);
  const cents = (amount * statedPrice(usd) + scale / 2n) / scale;
  const [whole, fraction = ''] = formatAmount(cents, 2).split('.');
  return `${whole}.${fraction.padEnd(2, '0')}`;
}
