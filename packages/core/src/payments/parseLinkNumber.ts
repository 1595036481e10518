import { AmountError } from '../amounts/AmountError.ts';

/** A uint256 has at most 78 digits. */
const MAX_DIGITS = 78;
const MAX_UINT256 = (1n << 256n) - 1n;

const NUMBER = /^\+?(\d*)(?:\.(\d+))?(?:[eE](\d*))?$/;

/**
 * Reads a number of a payment link, such as '2.014e18', exactly (EIP-681, Syntax).
 *
 * @param text digits, with an optional point and exponent; no more decimals than the exponent covers
 * @returns a whole number, for `value` in wei
 * @throws AmountError 'malformed' | 'tooManyDecimals' | 'tooLarge'
 */
export function parseLinkNumber(text: string): bigint {
  const [, whole = '', fraction = '', exponentDigits = ''] = NUMBER.exec(text) ?? [];
  if (whole === '' && fraction === '') throw new AmountError('malformed');
  const digits = (whole + fraction).replace(/^0+/, '');
  if (digits === '') return 0n;

  // Prevents numbers with millions of digits.
  const exponent = exponentDigits.replace(/^0+/, '');
  if (exponent.length > 3 || digits.length > 2 * MAX_DIGITS) throw new AmountError('tooLarge');
  const places = Number(exponent) - fraction.length;
  if (digits.length + places > MAX_DIGITS) throw new AmountError('tooLarge');
  if (places >= 0) return bounded(BigInt(digits) * 10n ** BigInt(places));
  const divisor = 10n ** BigInt(-places);
  if (BigInt(digits) % divisor !== 0n) throw new AmountError('tooManyDecimals');
  return bounded(BigInt(digits) / divisor);
}

function bounded(value: bigint): bigint {
  if (value > MAX_UINT256) throw new AmountError('tooLarge');
  return value;
}
