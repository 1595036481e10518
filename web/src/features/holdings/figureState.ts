import type { Figure } from './Figure.ts';
import { figureAge } from './figureAge.ts';

/** How long a figure is of now, in ms. */
const FRESH_MS = 5 * 60_000;

/**
 * What has to be said of a figure before all else: that it is no figure, or none to rely on. 'agreed' where there is nothing.
 * 'flagged' is a figure that enough nodes agree on, while another one says otherwise.
 */
export type FigureState = 'agreed' | 'flagged' | 'old' | 'unconfirmed' | 'disputed' | 'unknown';

/**
 * How a figure is marked.
 *
 * @param doBlocksWait whether a chain makes blocks only when something is sent, as a developer's: their age says nothing
 */
export function figureState(figure: Figure, doBlocksWait: boolean): FigureState {
  const { agreement, agreeing, sighting } = figure;
  if (agreement !== 'agreed') return agreement;
  if (figureAge(figure, doBlocksWait) >= FRESH_MS) return 'old';
  return agreeing < sighting.nodes.answered ? 'flagged' : 'agreed';
}
