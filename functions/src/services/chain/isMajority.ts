import { quorum } from './quorum.ts';

/** Whether one answer is given by so many that no other one changes what most of `count` nodes say. */
export function isMajority(given: readonly (bigint | number | string | null)[], count: number): boolean {
  return 2 * quorum(given, 1).agreeing > count;
}
