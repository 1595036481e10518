import type { SwapJourneys } from '../hooks/useSwapJourney.ts';

/** Whether a swap is being made ready or reviewed, or what became of one that was left is being looked for. */
export function isSwapBusy({
  busyId,
  review,
  before,
}: Pick<SwapJourneys, 'busyId' | 'review' | 'before'>): boolean {
  return busyId !== undefined || review !== undefined || before !== undefined;
}
