import type { Figure } from './Figure.ts';

/**
 * Returns the age of an amount, in ms: since its block if known, otherwise since its request.
 *
 * @param doBlocksWait true if a chain makes blocks only for transactions, as a developer chain does, so that their age means
 * nothing
 */
export function figureAge({ sighting }: Figure, doBlocksWait: boolean): number {
  return sighting.msSinceHeard() + (doBlocksWait ? 0 : (sighting.ageMs ?? 0));
}
