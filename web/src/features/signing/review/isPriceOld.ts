import { signingLimits } from '../pipeline/signingLimits.ts';

/**
 * Checks that the price in a call's bytes is too old to be signed.
 *
 * @param minutes `priceMinutes`
 */
export function isPriceOld(minutes: number): boolean {
  return minutes >= signingLimits.MAX_PRICE_MINUTES;
}
