import type { Backfill } from './IncomingStore.ts';

/** Returns the backfill of a scan with the beginning of the stored one that it continues. */
export function continueBackfill(stored: Backfill | undefined, read: Backfill): Backfill {
  const isContinued = stored !== undefined && read.from <= stored.to;
  return { ...read, from: isContinued ? Math.min(stored.from, read.from) : read.from };
}
