/** Maximum ratio between the values of two nodes that are a few blocks apart. */
const MAX_RATIO = 2n;

/** A difference in wei per gas that never matters. */
const MAX_DIFFERENCE = 100_000_000n;

/** Returns whether two prices of gas are about the same. */
export function isWithinRange(one: bigint, other: bigint): boolean {
  const [low, high] = one < other ? [one, other] : [other, one];
  return high <= MAX_RATIO * low || high - low <= MAX_DIFFERENCE;
}
