import { formatAmount } from '../amounts/formatAmount.ts';
import { PRICE_DECIMALS, statedPrice } from '../amounts/statedPrice.ts';
import { readDecimal } from './readDecimal.ts';

/**
 * Dollars in another currency, exactly: nothing is rounded, since whoever writes it rounds it once.
 *
 * @param usd an exact decimal string of dollars, not negative, of any length
 * @param rate units of the currency per dollar, as its source stated it
 * @returns an exact decimal string
 * @throws RangeError for a text that is no plain decimal
 */
export function inCurrency(usd: string, rate: number): string {
  const { digits, decimals } = readDecimal(usd);
  return formatAmount(digits * statedPrice(rate), decimals + PRICE_DECIMALS);
}
