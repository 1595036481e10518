/** Maximum lag of a node behind a block, in ms. */
const MAX_LAG_MS = 120_000;

/**
 * Returns true if a step is so recent that a node may not show its effect yet, so that it must not be signed again.
 *
 * @param madeAt time of its block, in ms since 1970
 * @param now ms since 1970
 */
export function isJustMade(madeAt: number, now: number): boolean {
  // A wrong clock on this device must not block for longer.
  return Math.abs(now - madeAt) < MAX_LAG_MS;
}
