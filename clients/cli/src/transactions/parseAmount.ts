import { usageError } from '../errors/usageError.ts';

/** The largest value a transaction can carry: 2^256 - 1. */
const MAX_UINT256 = (1n << 256n) - 1n;

/**
 * Parses an amount such as '0.25' into the smallest unit.
 *
 * An unclear amount is refused and never rounded: a rounded amount is not the one entered.
 *
 * @param flag names the amount in the error
 * @param what names its asset, such as 'coin'
 * @throws CliError 'usage'
 */
export function parseAmount(text: string, decimals: number, flag: string, what: string): bigint {
  const [, whole, fraction = ''] = /^(0|[1-9]\d{0,77})(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined) {
    throw usageError(`${flag} is not an amount of ${what}.`, 'Use a plain decimal number, such as 0.25.');
  }
  if (fraction.length > decimals) {
    throw usageError(`${flag} has more than ${decimals} decimals, the most that ${what} supports.`);
  }
  const units = BigInt(whole + fraction.padEnd(decimals, '0'));
  if (units > MAX_UINT256) throw usageError(`${flag} is too large for a transaction.`);
  return units;
}
