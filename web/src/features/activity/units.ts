import { AmountError } from '@everything-wallet/core/amounts/AmountError';
import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';

/** More decimals than any token has, so that amounts of every token add up exactly. */
const DECIMALS = 80;

/**
 * Reads the decimal amount of a record, of whatever token, into units of 10^-80.
 *
 * @throws AmountError 'malformed' | 'tooManyDecimals'
 */
export function toUnits(amount: string): bigint {
  if (!/^\d+(\.\d+)?$/.test(amount)) throw new AmountError('malformed');
  const [whole = '', fraction = ''] = amount.split('.');
  if (fraction.length > DECIMALS) throw new AmountError('tooManyDecimals');
  return BigInt(whole + fraction.padEnd(DECIMALS, '0'));
}

/**
 * Writes units of 10^-80 as an exact decimal string.
 *
 * @throws RangeError when they are negative
 */
export function fromUnits(units: bigint): string {
  return formatAmount(units, DECIMALS);
}
