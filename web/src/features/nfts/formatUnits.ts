import { language } from '../../lib/language/language.ts';

/** Maximum number of digits shown in full. */
const MAX_DIGITS = 12;

const whole = new Intl.NumberFormat(language);
const rounded = new Intl.NumberFormat(language, {
  notation: 'compact',
  maximumFractionDigits: 2,
  roundingMode: 'trunc',
});

/**
 * Formats an amount of an ERC-1155 token in few characters: grouped, and long ones cut to their first digits.
 *
 * @param units a decimal number
 */
export function formatUnits(units: string): string {
  if (units.length > 2 * MAX_DIGITS) return `10^${units.length - 1}+`;
  return units.length <= MAX_DIGITS ? whole.format(BigInt(units)) : rounded.format(BigInt(units));
}
