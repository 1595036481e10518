import type { PoolSnapshot } from './PoolSnapshot.ts';

/** How old figures of pools may be that are shown as those of now, in ms. */
export const FRESH_PREVIEW_MS = 5 * 60_000;

/**
 * How old the figures of a look are, in ms.
 *
 * @param doBlocksWait whether a chain makes blocks only when something is sent: their age says nothing
 */
export function snapshotAge(
  { answer, msSinceAsked }: Pick<PoolSnapshot, 'answer' | 'msSinceAsked'>,
  doBlocksWait: boolean,
): number {
  return (doBlocksWait ? 0 : (answer?.ageMs ?? 0)) + msSinceAsked();
}
