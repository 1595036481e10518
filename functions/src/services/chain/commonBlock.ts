import { lowerMedian } from './lowerMedian.ts';

/** How far behind the others a node may be for all to be asked about its block, in ms; by our own clock, what is older stands still. */
export const BEHIND_MS = 60_000;

/** Blocks that one node may have and another one not yet, however long they take. */
const MIN_BEHIND = 2;

/** How many blocks that is. */
export function blocksBehind(blockSeconds: number, behindMs = BEHIND_MS): number {
  return Math.max(MIN_BEHIND, Math.ceil(behindMs / 1_000 / blockSeconds));
}

/**
 * The latest block that all nodes have which are not far behind; one that names a block far below or above the others decides nothing.
 * Of two neither is in the middle: then the higher one says what is far behind, so that one alone never leads both to a block long past.
 *
 * @param numbers of each node's latest block
 * @param behindMs how far behind a node may be
 * @returns undefined of none
 */
export function commonBlock(
  numbers: readonly number[],
  blockSeconds: number,
  behindMs = BEHIND_MS,
): number | undefined {
  if (numbers.length === 0) return undefined;
  const reached = numbers.length < 3 ? Math.max(...numbers) : Number(lowerMedian(numbers.map(BigInt)));
  return Math.min(...numbers.filter((number) => number >= reached - blocksBehind(blockSeconds, behindMs)));
}
