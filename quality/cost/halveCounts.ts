import type { UseCounts } from './SessionCounts.ts';

/** Halves each count of a part of a session that was counted for twice its time, rounded up. */
export function halveCounts(counts: UseCounts): UseCounts {
  return JSON.parse(JSON.stringify(counts), (_, value: unknown) =>
    typeof value === 'number' ? Math.ceil(value / 2) : value,
  ) as UseCounts;
}
