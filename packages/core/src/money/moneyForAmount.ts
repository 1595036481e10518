import { COIN_DECIMALS } from '../amounts/parseAmount.ts';
import { formatAmount } from '../amounts/formatAmount.ts';
import { readDecimal } from './readDecimal.ts';

/**
 * Writes the value of an amount, truncated to the currency's smallest unit: typed back, it never buys more
 * than the amount.
 *
 * @param amount in the smallest unit (wei for native coins)
 * @param price the price of one whole coin in the currency: an exact decimal string
 * @param decimals decimals of the currency
 * @param coinDecimals decimals of the coin or token
 * @returns all decimals of the currency, for example '755.30'
 * @throws RangeError when the price is not a plain decimal
 */
export function moneyForAmount(
  amount: bigint,
  price: string,
  decimals: number,
  coinDecimals: number = COIN_DECIMALS,
): string {
  const { digits, decimals: priceDecimals } = readDecimal(price);
  const units = (amount * digits * 10n ** BigInt(decimals)) / 10n ** BigInt(coinDecimals + priceDecimals);
  const [whole = '0', fraction = ''] = formatAmount(units, decimals).split('.');
  return decimals === 0 ? whole : `${whole}.${fraction.padEnd(decimals, '0')}`;
}
