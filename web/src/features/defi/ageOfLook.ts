import type { PoolLook } from './PoolLook.ts';

/** How old figures of pools may be that are shown as those of now, in ms. */
export const FRESH_LOOK_MS = 5 * 60_000;

/**
 * How old the figures of a look are, in ms.
 *
 * @param doBlocksWait whether a chain makes blocks only when something is sent: their age says nothing
 */
export function ageOfLook(
  { answer, msSinceAsked }: Pick<PoolLook, 'answer' | 'msSinceAsked'>,
  doBlocksWait: boolean,
): number {
  return (doBlocksWait ? 0 : (answer?.ageMs ?? 0)) + msSinceAsked();
}
