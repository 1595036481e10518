import { formatAmount } from './formatAmount.ts';
import { COIN_DECIMALS } from './parseAmount.ts';

/**
 * Writes an amount with a fixed number of places, rounded up.
 *
 * A total is rounded up so that what is signed is never above what was shown.
 *
 * @param amount wei, not negative
 * @param places decimals shown, at most 18
 * @returns for example '0.250021' for 0.2500205 coin and 6 places
 */
export function ceilAmount(amount: bigint, places: number): string {
  const unit = 10n ** BigInt(COIN_DECIMALS - places);
  const rounded = ((amount + unit - 1n) / unit) * unit;
  const [whole = '', fraction = ''] = formatAmount(rounded).split('.');
  if (places === 0) return whole;
  return `${whole}.${fraction.padEnd(places, '0')}`;
}
