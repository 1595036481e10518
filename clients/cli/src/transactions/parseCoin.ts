import { usageError } from '../errors/usageError.ts';

const DECIMALS = 18;

/** The largest value a transaction can carry: 2^256 - 1. */
const MAX_UINT256 = (1n << 256n) - 1n;

/**
 * Reads an amount of coin such as '0.25' into wei.
 *
 * What is not written plainly is refused and never rounded: a rounded amount is not the amount that was typed.
 *
 * @param flag names the amount in the error
 * @throws CliError 'usage'
 */
export function parseCoin(text: string, flag: string): bigint {
  const [, whole, fraction = ''] = /^(0|[1-9]\d{0,77})(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined) {
    throw usageError(
      `${flag} is not an amount of coin.`,
      'Write it as a plain decimal number, such as 0.25.',
    );
  }
  if (fraction.length > DECIMALS) {
    throw usageError(`${flag} has more than ${DECIMALS} decimals; a coin has no smaller part.`);
  }
  const wei = BigInt(whole + fraction.padEnd(DECIMALS, '0'));
  if (wei > MAX_UINT256) throw usageError(`${flag} is more than a transaction can carry.`);
  return wei;
}
