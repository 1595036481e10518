import type { Backfill } from './IncomingStore.ts';
import type { SourcesFindings } from './readSources.ts';

/** Blocks of a scan. */
interface ScannedBlocks {
  /** First unread blocks after the scan, by source and account. */
  readonly next: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Last block that is final. */
  readonly lastFinal: bigint;
}

/**
 * Returns the blocks that sources still have to read, or whose transactions nodes have not answered for, by the account that is furthest
 * behind; undefined if there are none.
 */
export function backfillOf(
  found: SourcesFindings['found'],
  { next, lastFinal }: ScannedBlocks,
): Backfill | undefined {
  const to = Number(lastFinal);
  const unread = found.flatMap(({ name, starts, positions, isBehind }) =>
    [...starts].flatMap(([address, start]) => {
      const position = next[name]?.[address] ?? Number(start);
      // A source can have read further than the transactions that were answered.
      const isLeft = isBehind || (positions.get(address) ?? 0n) > BigInt(position);
      return isLeft && position <= to ? [{ from: Number(start), next: position }] : [];
    }),
  );
  if (unread.length === 0) return undefined;
  return {
    from: Math.min(...unread.map(({ from }) => from)),
    next: Math.min(...unread.map((each) => each.next)),
    to,
  };
}
