import type { PoolSnapshot } from './PoolSnapshot.ts';

/** Age up to which a snapshot of pools is current, in ms. */
export const FRESH_PREVIEW_MS = 5 * 60_000;

/**
 * Returns the age of a snapshot, in ms.
 *
 * @param doBlocksWait true if a chain makes blocks only for transactions, so that their age means nothing
 */
export function snapshotAge(
  { answer, msSinceAsked }: Pick<PoolSnapshot, 'answer' | 'msSinceAsked'>,
  doBlocksWait: boolean,
): number {
  return (doBlocksWait ? 0 : (answer?.ageMs ?? 0)) + msSinceAsked();
}
