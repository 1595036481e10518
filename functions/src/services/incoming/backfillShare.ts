import type { Backfill } from './IncomingStore.ts';

/** Returns the share of a backfill's blocks that are read, from 0 to 1. */
export function backfillShare({ from, next, to }: Backfill): number {
  const all = to + 1 - from;
  return all <= 0 ? 1 : Math.min(1, Math.max(0, (next - from) / all));
}
