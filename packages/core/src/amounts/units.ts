import { AmountError } from './AmountError.ts';
import { formatAmount } from './formatAmount.ts';

/** More decimals than any token has, so that amounts of all tokens add up exactly. */
export const UNIT_DECIMALS = 80;

/**
 * Reads the decimal amount of a record, of any token, into units of 10^-80.
 *
 * @throws AmountError 'malformed' | 'tooManyDecimals'
 */
export function toUnits(amount: string): bigint {
  if (!/^\d+(\.\d+)?$/.test(amount)) throw new AmountError('malformed');
  const [whole = '', fraction = ''] = amount.split('.');
  if (fraction.length > UNIT_DECIMALS) throw new AmountError('tooManyDecimals');
  return BigInt(whole + fraction.padEnd(UNIT_DECIMALS, '0'));
}

/**
 * Writes units of 10^-80 as an exact decimal string.
 *
 * @throws RangeError when they are negative
 */
export function fromUnits(units: bigint): string {
  return formatAmount(units, UNIT_DECIMALS);
}
