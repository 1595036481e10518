/** Six decimals show a millionth of a coin, well below a cent, and fit a phone. */
const DISPLAYED_DECIMALS = 6;

// Making one takes longer than using it: a list that is scrolled would be felt to stop.
const format = new Intl.NumberFormat('en', {
  maximumFractionDigits: DISPLAYED_DECIMALS,
  roundingMode: 'trunc',
});

/**
 * A coin amount as people read it: grouped, at most 6 decimals, cut rather than rounded up.
 *
 * @param amount coin, an exact decimal string
 */
export function formatCoin(amount: string): string {
  // Intl reads decimal strings exactly; a number would not hold 18 decimals.
  const text = format.format(amount as Intl.StringNumericLiteral);
  const isBelowDisplay = text === '0' && /[1-9]/.test(amount);
  return isBelowDisplay ? '<0.000001' : text;
}
