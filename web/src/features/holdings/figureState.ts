import { networkChanges } from '../../lib/refresh/networkChanges.ts';
import { trustedMarks } from '../../lib/refresh/trustedMarks.ts';
import type { Figure } from './Figure.ts';
import { figureAge } from './figureAge.ts';

/** Maximum age of a current amount, in ms; where marks are trusted, counted from the request. */
const FRESH_MS = 5 * 60_000;
const MARKED_FRESH_MS = 30 * 60_000;

/**
 * The most important problem of an amount, or 'agreed' without one. 'flagged': a quorum agrees on it, but another node differs.
 */
export type FigureState = 'agreed' | 'flagged' | 'old' | 'unconfirmed' | 'disputed' | 'unknown';

/**
 * Returns the state of an amount.
 *
 * @param doBlocksWait true if a chain makes blocks only for transactions, as a developer chain does, so that their age means
 * nothing
 */
export function figureState(figure: Figure, doBlocksWait: boolean): FigureState {
  const { agreement, agreeing, sighting } = figure;
  if (agreement !== 'agreed') return agreement;
  if (isOld(figure, doBlocksWait)) return 'old';
  return agreeing < sighting.nodes.answered ? 'flagged' : 'agreed';
}

function isOld(figure: Figure, doBlocksWait: boolean): boolean {
  const { network, msSinceHeard } = figure.sighting;
  const ageMs = figureAge(figure, doBlocksWait);
  const heardMs = msSinceHeard();
  // A node that is behind, or a block before the last change.
  const isUnsure = ageMs - heardMs >= FRESH_MS || networkChanges.isWithin(network, ageMs);
  const isUnmoved = trustedMarks.has(network) && !isUnsure && heardMs < MARKED_FRESH_MS;
  return ageMs >= FRESH_MS && !isUnmoved;
}
