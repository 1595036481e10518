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
 * Returns the range of blocks that are left to read, of the account that is furthest behind; undefined if all are read. Blocks whose
 * transactions nodes have not answered count as unread, and a source that did not answer says nothing.
 */
export function backfillOf(
  found: SourcesFindings['found'],
  { next, lastFinal }: ScannedBlocks,
): Backfill | undefined {
  const to = Number(lastFinal);
  const unread = found.flatMap(({ name, starts, positions, isBehind, hasAnswered }) =>
    [...starts].flatMap(([address, start]) => {
      const position = next[name]?.[address] ?? Number(start);
      // A source can have read further than the transactions that were answered.
      const isLeft = (isBehind && hasAnswered) || (positions.get(address) ?? 0n) > BigInt(position);
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
