import { COIN_DECIMALS } from './parseAmount.ts';

/**
 * Writes an amount in the smallest unit as an exact decimal string without trailing zeros.
 *
 * @param amount in the smallest unit (wei for native coins), not negative
 * @param decimals decimals of the coin or token (18 for native coins)
 * @returns for example '0.25', '10' or '0'
 * @throws RangeError when the amount is negative
 */
export function formatAmount(amount: bigint, decimals: number = COIN_DECIMALS): string {
  if (amount < 0n) throw new RangeError('The amount is negative');
  const digits = amount.toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return fraction === '' ? whole : `${whole}.${fraction}`;
}
