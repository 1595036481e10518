/** Digits that say how much it is; the exact value stands beside it on demand. */
const MAX_DIGITS = 6;

/** How an amount is shortened. */
export type AmountRounding = 'up' | 'down';

const LARGE = 1_000_000;

const formats = new Map<string, Intl.NumberFormat>();

/** Making one takes longer than using it. */
function formatOf(notation: 'standard' | 'compact', roundingMode: 'trunc' | 'ceil'): Intl.NumberFormat {
  const key = `${notation} ${roundingMode}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat('en', { notation, maximumSignificantDigits: MAX_DIGITS, roundingMode });
    formats.set(key, format);
  }
  return format;
}

/**
 * Writes an amount with at most 6 significant digits: '1,234.56', '0.000000123456', '1.23456M'.
 *
 * @param amount coin or token, an exact decimal string
 * @param rounding 'up' for what is paid, so that never more is signed than is shown; 'down' for what is held, received or only compared
 */
export function formatShort(amount: string, rounding: AmountRounding = 'down'): string {
  const roundingMode = rounding === 'up' ? 'ceil' : 'trunc';
  const value = amount as Intl.StringNumericLiteral;
  const plain = formatOf('standard', roundingMode).format(value);
  const isCut = Number(amount) >= LARGE && plain.replaceAll(',', '') !== amount.replace(/\.0*$/, '');
  // Zeros in the place of digits would pass for digits.
  return isCut ? formatOf('compact', roundingMode).format(value) : plain;
}
