/**
 * How old the price in a call may be when it is signed, in whole minutes. The least in the bytes holds at any age, and what would come is
 * tried out anew all the time; three minutes are enough to type a phrase, and leave two of the five that a swap is valid for its block.
 */
const MAX_MINUTES = 3;

/** Whether the price that stands in a call's bytes is too old to be signed. @param minutes `priceMinutes` */
export function isPriceOld(minutes: number): boolean {
  return minutes >= MAX_MINUTES;
}
