/** The most decimals Intl writes; no token has as many. */
const MOST_DECIMALS = 100;

/**
 * A coin amount to its last decimal, grouped: what is looked up must be what was signed.
 *
 * @param amount coin, an exact decimal string
 */
export function formatExactCoin(amount: string): string {
  const format = new Intl.NumberFormat('en', { maximumFractionDigits: MOST_DECIMALS });
  return format.format(amount as Intl.StringNumericLiteral);
}
