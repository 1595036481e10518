import type { SwapJourneys } from '../hooks/useSwapJourney.ts';

/** Checks that a swap is prepared or reviewed, or that the outcome of a closed one is being searched. */
export function isSwapBusy({
  busyId,
  review,
  before,
}: Pick<SwapJourneys, 'busyId' | 'review' | 'before'>): boolean {
  return busyId !== undefined || review !== undefined || before !== undefined;
}
