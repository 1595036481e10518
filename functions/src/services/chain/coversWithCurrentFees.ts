import type { StandsForNow } from './askFinal.ts';

/**
 * Tells of an amount of a block that is past whether nodes say the same of their latest ones: that it is enough, or that it is not. What
 * has just come in is else refused as too little, and what has just been spent is sent once more.
 *
 * @param needed in the smallest unit, as the amounts
 */
export function coversWithCurrentFees(needed: bigint): StandsForNow<bigint | undefined> {
  const covers = (amount: bigint | undefined) => amount !== undefined && amount >= needed;
  return (past, latest) => latest.every((amount) => covers(amount) === covers(past));
}
