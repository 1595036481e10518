import type { ScanCursor } from './ScanCursor.ts';

/**
 * Returns the first block that is certainly compared with an address, whichever scanner reads it: a backfill reads the blocks
 * before.
 *
 * @param cursor as it is stored now
 * @param version of the watched addresses with which the address was added
 * @returns undefined while no scanner has committed with the address: the cursor is loaded again later
 */
export function matchesFrom(
  { next, watchedVersion }: Pick<ScanCursor, 'next' | 'watchedVersion'>,
  version: number,
): number | undefined {
  return watchedVersion >= version ? next : undefined;
}
