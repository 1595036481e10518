/** From here on no token that is in use has so much: the largest supplies are near 2^110. */
const MORE_THAN_THERE_IS = (1n << 112n) - 1n;

/** All bits set of the one smaller number that tokens keep allowances in. */
const FULL = (1n << 96n) - 1n;

/** Whether an allowance is one that no spending uses up. */
export function isUnlimited(amount: bigint): boolean {
  return amount >= MORE_THAN_THERE_IS || amount === FULL;
}
