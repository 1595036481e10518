/** The most decimals Intl writes; no token has as many. */
const MAX_DECIMALS = 100;

// Making one takes longer than using it: a list that is scrolled would be felt to stop.
const format = new Intl.NumberFormat('en', { maximumFractionDigits: MAX_DECIMALS });

/**
 * Formats a coin amount with all its decimals, grouped: a record must show exactly what was signed.
 *
 * @param amount coin, an exact decimal string
 */
export function formatExactCoin(amount: string): string {
  return format.format(amount as Intl.StringNumericLiteral);
}
