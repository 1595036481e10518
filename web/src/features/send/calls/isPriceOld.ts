/**
 * Maximum age of the price in a call at its signature, in whole minutes. The minimum in the bytes holds at any age, and the simulation is
 * refreshed all the time; three minutes are enough to type a phrase, and leave two of a swap's five until its deadline.
 */
const MAX_MINUTES = 3;

/**
 * Checks that the price in a call's bytes is too old to be signed.
 *
 * @param minutes `priceMinutes`
 */
export function isPriceOld(minutes: number): boolean {
  return minutes >= MAX_MINUTES;
}
