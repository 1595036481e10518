import { BEHIND_MS } from './commonBlock.ts';

/**
 * Whether a node whose latest block is of some time keeps up, by our own clock; one that names no time is taken to.
 *
 * A time that is as far ahead is no time of a block.
 *
 * @param timestamp seconds since 1970
 * @param mostMs how old it may be; without it as old as what nodes are compared at
 */
export function isCurrent(timestamp: bigint | undefined, mostMs = BEHIND_MS): boolean {
  if (timestamp === undefined) return true;
  return Math.abs(Date.now() - Number(timestamp) * 1_000) <= mostMs;
}
