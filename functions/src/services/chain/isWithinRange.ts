/** How many times as much one node may report as another that is a few blocks away. */
const MAX_TIMES = 2n;

/** A difference in wei per gas that never matters. */
const MAX_DIFFERENCE = 100_000_000n;

/** Returns whether two prices of gas are about the same. */
export function isWithinRange(one: bigint, other: bigint): boolean {
  const [low, high] = one < other ? [one, other] : [other, one];
  return high <= MAX_TIMES * low || high - low <= MAX_DIFFERENCE;
}
