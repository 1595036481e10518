import type { BlockReader } from './BlockReader.ts';
import { ReorgTooDeepError } from './ReorgTooDeepError.ts';
import type { ScanCursor } from './ScanCursor.ts';
import type { ScannedChain } from './ScannedChain.ts';

/**
 * Finds the scanned blocks that are no longer part of the chain, the newest first, by asking for the block at each
 * height until one is the same.
 *
 * @returns undefined if no quorum answers about one of them
 * @throws ReorgTooDeepError if more than `confirmations` of them were replaced, or all that are stored
 */
export async function findReverted(
  reader: Pick<BlockReader, 'readHeader'>,
  { chainId, confirmations }: ScannedChain,
  { recent, first }: ScanCursor,
): Promise<ScanCursor['recent'] | undefined> {
  const reverted = [];
  for (const place of recent.toReversed()) {
    const header = await reader.readHeader(place.number);
    if (!header) return undefined;
    if (header.hash === place.hash) return reverted;
    reverted.push(place);
    // Nothing before the first block was scanned: the scan may begin with it again.
    const isHistoryExhausted = reverted.length === recent.length && place.number > first;
    if (isHistoryExhausted || reverted.length > confirmations)
      throw new ReorgTooDeepError(chainId, place.number);
  }
  return reverted;
}
