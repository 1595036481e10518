import { language } from '../language/language.ts';

/** The most decimals Intl writes; no token has as many. */
const MAX_DECIMALS = 100;

// Creating one takes longer than using it: scrolling a list would stutter.
const format = new Intl.NumberFormat(language, { maximumFractionDigits: MAX_DECIMALS });

/**
 * Formats a coin amount with all its decimals, grouped: a record must show exactly what was signed.
 *
 * @param amount coin, an exact decimal string
 */
export function formatExactCoin(amount: string): string {
  return format.format(amount as Intl.StringNumericLiteral);
}
