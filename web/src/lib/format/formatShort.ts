import { language } from '../language/language.ts';

/** Significant digits that are enough to compare amounts; the exact value is shown on demand. */
const MAX_DIGITS = 6;

/** Direction in which an amount is rounded. */
export type AmountRounding = 'up' | 'down';

const LARGE = 1_000_000;

const formats = new Map<string, Intl.NumberFormat>();

/** Creating one takes longer than using it. */
function formatOf(
  notation: 'standard' | 'compact',
  roundingMode: 'trunc' | 'ceil',
  tag = language,
): Intl.NumberFormat {
  const key = `${notation} ${roundingMode} ${tag}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(tag, {
      notation,
      maximumSignificantDigits: MAX_DIGITS,
      roundingMode,
    });
    formats.set(key, format);
  }
  return format;
}

/** Returns a rounded amount as amounts are stored, to compare it: other languages have other signs and digits. */
function digitsOf(amount: Intl.StringNumericLiteral, roundingMode: 'trunc' | 'ceil'): string {
  return formatOf('standard', roundingMode, 'en').format(amount).replaceAll(',', '');
}

/**
 * Formats an amount with at most 6 significant digits: '1,234.56', '0.000000123456', '1.23456M'.
 *
 * @param amount coin or token, an exact decimal string
 * @param rounding 'up' for payments, so that the signed amount never exceeds the shown one; 'down' for
 * amounts held, received or compared
 */
export function formatShort(amount: string, rounding: AmountRounding = 'down'): string {
  const roundingMode = rounding === 'up' ? 'ceil' : 'trunc';
  const value = amount as Intl.StringNumericLiteral;
  const plain = formatOf('standard', roundingMode).format(value);
  const isCut = Number(amount) >= LARGE && digitsOf(value, roundingMode) !== amount.replace(/\.0*$/, '');
  // Zeros in place of digits would pass for digits.
  return isCut ? formatOf('compact', roundingMode).format(value) : plain;
}
