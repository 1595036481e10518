import { formatAmount } from '../amounts/formatAmount.ts';
import { PRICE_DECIMALS, statedPrice } from '../amounts/statedPrice.ts';
import { readDecimal } from './readDecimal.ts';

/**
 * Converts dollars to another currency exactly: rounding is left to the display.
 *
 * @param usd an exact decimal string of dollars, not negative, of any length
 * @param rate units of the currency per dollar, as its source stated it
 * @returns an exact decimal string
 * @throws RangeError for a text that is not a plain decimal
 */
export function inCurrency(usd: string, rate: number): string {
  const { digits, decimals } = readDecimal(usd);
  return formatAmount(digits * statedPrice(rate), decimals + PRICE_DECIMALS);
}
