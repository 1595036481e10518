import { freshMsOf } from '../../lib/refresh/refreshPace.ts';
import type { Figure } from './Figure.ts';
import { figureAge } from './figureAge.ts';

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
  if (figureAge(figure, doBlocksWait) >= freshMsOf(sighting.network)) return 'old';
  return agreeing < sighting.nodes.answered ? 'flagged' : 'agreed';
}
