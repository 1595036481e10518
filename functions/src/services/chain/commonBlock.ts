import { lowerMedian } from './medians.ts';

/**
 * Maximum lag of a node, in ms of our own clock, for all to be asked about its block; a node behind that is
 * lagging.
 */
export const MAX_LAG_MS = 60_000;

/** Blocks that one node may have and another one not yet, however long they take. */
const MIN_BEHIND = 2;

/** Returns the number of blocks in that time. */
export function blocksBehind(blockSeconds: number, maxLagMs = MAX_LAG_MS): number {
  return Math.max(MIN_BEHIND, Math.ceil(maxLagMs / 1_000 / blockSeconds));
}

/**
 * Returns the latest block that all nodes that are not far behind have; a node whose head is far below or
 * above the others does not decide. Of two, neither is in the middle: the higher one defines what is far
 * behind, so that one alone never leads both to an old block.
 *
 * @param numbers of each node's latest block
 * @param maxLagMs maximum lag of a node
 * @returns undefined if empty
 */
export function commonBlock(
  numbers: readonly number[],
  blockSeconds: number,
  maxLagMs = MAX_LAG_MS,
): number | undefined {
  if (numbers.length === 0) return undefined;
  const reached = numbers.length < 3 ? Math.max(...numbers) : Number(lowerMedian(numbers.map(BigInt)));
  return Math.min(...numbers.filter((number) => number >= reached - blocksBehind(blockSeconds, maxLagMs)));
}
