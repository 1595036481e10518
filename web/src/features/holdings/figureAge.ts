import type { Figure } from './Figure.ts';

/**
 * How long ago a figure was so, in ms: since its block, as far as that is known, else since it was heard.
 *
 * @param doBlocksWait whether a chain makes blocks only when something is sent, as a developer's: their age says nothing
 */
export function figureAge({ sighting }: Figure, doBlocksWait: boolean): number {
  return sighting.msSinceHeard() + (doBlocksWait ? 0 : (sighting.ageMs ?? 0));
}
