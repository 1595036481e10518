import type { NetworkCursor } from './IncomingStore.ts';
import { scannedName } from './scannedName.ts';
import type { TransferSource } from './TransferSource.ts';

/**
 * Returns the addresses for which the last scan read matches of the network's scanner, and no blocks. Where earlier blocks are left to
 * read, or the scanner matches nothing because too much moves, the positions in blocks differ from the one in matches.
 */
export function matchedAddresses(
  { next }: Pick<NetworkCursor, 'next'>,
  sources: readonly Pick<TransferSource, 'name' | 'readsBlocks'>[],
): ReadonlySet<string> {
  const readers = sources.filter(({ readsBlocks }) => readsBlocks === true);
  const matched = Object.entries(next[scannedName] ?? {}).filter(([address, position]) =>
    readers.every(({ name }) => next[name]?.[address] === position),
  );
  return new Set(matched.map(([address]) => address));
}
