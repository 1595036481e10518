import type { BlockReader } from './BlockReader.ts';
import { commitEvents } from './commitEvents.ts';
import { revertedEvent } from './revertedEvent.ts';
import type { ScanCursor } from './ScanCursor.ts';
import type { ScannedChain } from './ScannedChain.ts';
import { scanLimits, type ScanLimits } from './scanLimits.ts';
import type { ScanStore } from './ScanStore.ts';

/** Result of a restart. */
interface RestartedScan {
  /** Number of blocks that were reverted. */
  readonly reverted: number;
  /**
   * Blocks that are scanned again without having been reverted, since the cursor has no hashes of them: records of a block that
   * the chain does not have are wrong, and the operator removes them. Undefined without such blocks.
   */
  readonly unreverted: { readonly first: number; readonly last: number } | undefined;
}

/** Nodes and store of the network. */
interface RestartDependencies {
  readonly reader: Pick<BlockReader, 'readHeader'>;
  readonly store: Pick<ScanStore, 'load' | 'commit'>;
  readonly limits?: ScanLimits;
}

/**
 * Lets a scan continue after a reorg that was too deep, from a block that an operator has chosen: the first that was replaced, or
 * one before. Reverts the scanned blocks from there on. A running scanner continues by itself.
 *
 * @param from the block to scan next
 * @throws RangeError if the scan has not come to that block, or the one before was replaced as well
 * @throws Error if no quorum of nodes reports the block before
 * @throws CursorMovedError if a scanner committed meanwhile
 */
export async function restartScan(
  { reader, store, limits = scanLimits }: RestartDependencies,
  { chainId }: Pick<ScannedChain, 'chainId'>,
  from: number,
): Promise<RestartedScan> {
  const cursor = await store.load();
  if (!cursor || from < cursor.first || from >= cursor.next)
    throw new RangeError(`block ${from} was not scanned`);
  const recent = from === cursor.first ? [] : await recentBefore(from, cursor, reader);
  const replaced = cursor.recent.filter(({ number }) => number >= from).toReversed();
  await commitEvents(store, cursor, { next: from, recent }, replaced.map(revertedEvent), { chainId, limits });
  const last = (replaced.at(-1)?.number ?? cursor.next) - 1;
  return { reverted: replaced.length, unreverted: from <= last ? { first: from, last } : undefined };
}

/** Returns the scanned blocks before the one to scan next: at least one, so that a later reorg does not pass unnoticed. */
async function recentBefore(
  from: number,
  cursor: ScanCursor,
  reader: RestartDependencies['reader'],
): Promise<ScanCursor['recent']> {
  const header = await reader.readHeader(from - 1);
  if (!header) throw new Error(`no quorum reports block ${from - 1}`);
  const known = cursor.recent.find(({ number }) => number === from - 1);
  if (!known) return [{ number: header.number, hash: header.hash, at: header.at }];
  if (known.hash !== header.hash) throw new RangeError(`block ${from - 1} was replaced as well`);
  return cursor.recent.filter(({ number }) => number < from);
}
