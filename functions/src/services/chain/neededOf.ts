/**
 * Number of equal answers required: 'two', or the only node's (decision 60); 'twoOfThree', or one's where fewer
 * than three nodes are configured, so that one silent node of two does not hide everything (decision 41).
 */
export type QuorumRule = 'two' | 'twoOfThree';

/** Returns how many of a network's configured nodes must agree. */
export function neededOf(count: number, rule: QuorumRule = 'two'): number {
  return rule === 'twoOfThree' && count < 3 ? 1 : Math.max(1, Math.min(2, count));
}
