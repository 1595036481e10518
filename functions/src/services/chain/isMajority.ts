import { quorum } from './quorum.ts';

/** Returns true if enough of `count` nodes give one answer that no further answer can change the majority. */
export function isMajority(given: readonly (bigint | number | string | null)[], count: number): boolean {
  return 2 * quorum(given, 1).agreeing > count;
}
