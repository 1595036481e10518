/** How old the latest block of a node that keeps up may be: several times what any of the networks takes, in ms. */
const LONGEST_WITHOUT_BLOCK_MS = 300_000;

/**
 * Whether a node whose latest block is of some time keeps up, by our own clock; one that names no time is taken to.
 *
 * A time that is as far ahead is no time of a block.
 *
 * @param timestamp seconds since 1970
 */
export function isCurrent(timestamp: bigint | undefined): boolean {
  if (timestamp === undefined) return true;
  return Math.abs(Date.now() - Number(timestamp) * 1_000) <= LONGEST_WITHOUT_BLOCK_MS;
}
