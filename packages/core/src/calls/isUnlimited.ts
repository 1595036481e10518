/** No token in use has a supply this large: the largest are near 2^110. */
const MORE_THAN_THERE_IS = (1n << 112n) - 1n;

/** All bits set of the one smaller size in which tokens store allowances. */
const FULL = (1n << 96n) - 1n;

/** True if an allowance is never used up by spending. */
export function isUnlimited(amount: bigint): boolean {
  return amount >= MORE_THAN_THERE_IS || amount === FULL;
}
