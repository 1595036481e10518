import type { Backfill } from './IncomingStore.ts';

/** Result of a scan: the range that is left to read, if its sources have answered. */
interface Scanned {
  readonly isBehind: boolean;
  readonly backfill: Backfill | undefined;
}

/**
 * Returns the backfill after a scan, with the start of the stored one if it continues that one. While a scan is behind for another reason,
 * such as a source that did not answer, the stored one stays.
 */
export function continueBackfill(
  stored: Backfill | undefined,
  { isBehind, backfill }: Scanned,
): Backfill | undefined {
  if (!isBehind) return undefined;
  if (!backfill) return stored;
  const isContinued = stored !== undefined && backfill.from <= stored.to;
  return { ...backfill, from: isContinued ? Math.min(stored.from, backfill.from) : backfill.from };
}
