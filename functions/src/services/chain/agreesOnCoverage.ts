import type { IsStillValid } from './IsStillValid.ts';

/**
 * Returns a check that nodes' latest blocks agree with a past block on whether the amount is enough. Without
 * it, coin that has just arrived is refused as too little, and coin that has just been spent is sent again.
 *
 * @param needed in the smallest unit, as the amounts
 */
export function agreesOnCoverage(needed: bigint): IsStillValid<bigint | undefined> {
  const covers = (amount: bigint | undefined) => amount !== undefined && amount >= needed;
  return (past, latest) => latest.every((amount) => covers(amount) === covers(past));
}
