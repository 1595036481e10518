import { ceilAmount } from '../amounts/ceilAmount.ts';
import { formatAmount } from '../amounts/formatAmount.ts';

/** Decimals of a gwei: 10^9 wei. */
export const GWEI_DECIMALS = 9;

/** Decimal places for comparing prices. */
const PLACES = 3;

/**
 * Formats a gas price for display: gwei, rounded up to three places; exact below a thousandth.
 *
 * @param wei per gas
 * @returns for example '21.5', '0.000000007' or '0'
 */
export function formatGwei(wei: bigint): string {
  const smallest = 10n ** BigInt(GWEI_DECIMALS - PLACES);
  if (wei < smallest) return formatAmount(wei, GWEI_DECIMALS);
  // A coin has nine more decimals than a gwei.
  return ceilAmount(wei * 10n ** BigInt(GWEI_DECIMALS), PLACES).replace(/\.?0+$/, '');
}
