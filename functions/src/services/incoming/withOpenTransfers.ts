import type { IncomingCursor } from './IncomingStore.ts';
import type { NetworkChange } from './NetworkChange.ts';
import { noCursor } from './noCursor.ts';

/** Adds the transfers that a scan found open to the cursors. Closed ones stay, and so do the positions. */
export function withOpenTransfers(
  networks: IncomingCursor['networks'],
  { network, open }: NetworkChange,
): IncomingCursor['networks'] {
  const { open: known, ...rest } = networks[network.id] ?? noCursor;
  const more = Object.entries(open).flatMap(([txHash, { block, places }]) =>
    Object.keys(places).length === 0
      ? []
      : [[txHash, { block, places: { ...known[txHash]?.places, ...places } }] as const],
  );
  return { ...networks, [network.id]: { ...rest, open: { ...known, ...Object.fromEntries(more) } } };
}
