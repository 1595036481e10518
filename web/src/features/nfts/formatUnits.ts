/** Digits of an amount that are shown one by one. */
const MAX_DIGITS = 12;

const whole = new Intl.NumberFormat('en');
const rounded = new Intl.NumberFormat('en', {
  notation: 'compact',
  maximumFractionDigits: 2,
  roundingMode: 'trunc',
});

/**
 * An amount of an ERC-1155 token in few characters: grouped, and of many digits cut to the first ones.
 *
 * @param units a decimal number
 */
export function formatUnits(units: string): string {
  if (units.length > 2 * MAX_DIGITS) return `10^${units.length - 1}+`;
  return units.length <= MAX_DIGITS ? whole.format(BigInt(units)) : rounded.format(BigInt(units));
}
