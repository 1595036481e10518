import { ceilAmount } from '../amounts/ceilAmount.ts';
import { formatAmount } from '../amounts/formatAmount.ts';

/** Decimals of a gwei: 10^9 wei. */
export const GWEI_DECIMALS = 9;

/** Places that people compare prices with. */
const PLACES = 3;

/**
 * A price of gas as people read it: gwei, rounded up to three places; what is less than a thousandth is exact.
 *
 * @param wei per gas
 * @returns for example '21.5', '0.000000007' or '0'
 */
export function formatGwei(wei: bigint): string {
  const least = 10n ** BigInt(GWEI_DECIMALS - PLACES);
  if (wei < least) return formatAmount(wei, GWEI_DECIMALS);
  // A coin has nine decimals more than a gwei.
  return ceilAmount(wei * 10n ** BigInt(GWEI_DECIMALS), PLACES).replace(/\.?0+$/, '');
}
