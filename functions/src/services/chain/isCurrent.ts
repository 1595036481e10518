import { MAX_LAG_MS } from './commonBlock.ts';

/**
 * Returns true if a node's latest block is recent by our own clock; a node that reports no time counts as
 * current.
 *
 * A time that is as far in the future is not a block's time.
 *
 * @param timestamp seconds since 1970
 * @param maxAgeMs maximum age; by default the one at which nodes are compared
 */
export function isCurrent(timestamp: bigint | undefined, maxAgeMs = MAX_LAG_MS): boolean {
  if (timestamp === undefined) return true;
  return Math.abs(Date.now() - Number(timestamp) * 1_000) <= maxAgeMs;
}
