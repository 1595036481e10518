import type { Network } from '@everything-wallet/core/networks/networks';
import type { NetworkCursor } from './IncomingStore.ts';
import { scannedName } from './scannedName.ts';

/**
 * Returns the addresses whose transfers the network's scanner found at the last scan. One that the scanner does not match, since too much
 * moves there, falls behind the others.
 */
export function matchedAddresses(
  { next }: Pick<NetworkCursor, 'next'>,
  { confirmations }: Pick<Network, 'confirmations'>,
): ReadonlySet<string> {
  const positions = Object.entries(next[scannedName] ?? {});
  const furthest = Math.max(...positions.map(([, position]) => position));
  return new Set(
    positions.filter(([, position]) => position >= furthest - confirmations).map(([address]) => address),
  );
}
