import { AmountError } from './AmountError.ts';

/** Decimals of the native coin of every network here: 1 coin is 10^18 wei. */
export const COIN_DECIMALS = 18;

/** The largest value an EVM transaction can carry: 2^256 - 1. */
const MAX_UINT256 = (1n << 256n) - 1n;

const PLAIN_DECIMAL = /^(\d+(\.\d*)?|\.\d+)$/;

/**
 * Reads a plain decimal string such as '0.25' into the smallest unit.
 *
 * Excess decimals are rejected, never rounded: a rounded amount is not the typed one.
 *
 * @param text digits with at most one point; no sign, exponent, grouping or white space
 * @param decimals decimals of the coin or token (18 for native coins)
 * @returns the amount in the smallest unit (wei for native coins)
 * @throws AmountError 'malformed' | 'tooManyDecimals' | 'tooLarge'
 */
export function parseAmount(text: string, decimals: number = COIN_DECIMALS): bigint {
  if (!PLAIN_DECIMAL.test(text)) throw new AmountError('malformed');
  const [whole = '', fraction = ''] = text.split('.');
  if (/[1-9]/.test(fraction.slice(decimals))) throw new AmountError('tooManyDecimals');
  // A uint256 has at most 78 digits: this stops a pasted megabyte of digits before BigInt.
  const significant = whole.replace(/^0+/, '');
  if (significant.length > 78) throw new AmountError('tooLarge');
  const amount = BigInt(significant + fraction.slice(0, decimals).padEnd(decimals, '0'));
  if (amount > MAX_UINT256) throw new AmountError('tooLarge');
  return amount;
}
