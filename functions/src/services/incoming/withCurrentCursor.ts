import type { IncomingCursor } from './IncomingStore.ts';
import { noCursor } from './noCursor.ts';
import type { ScannedNetwork } from './ScannedNetwork.ts';

/** Puts findings on top of the stored cursor, which another call may have moved meanwhile. */
export function withCurrentCursor(scanned: ScannedNetwork, { networks }: IncomingCursor): ScannedNetwork {
  const { network, findings, cursor } = scanned;
  const known = networks[network.id] ?? noCursor;
  const examined = findings.examined.map((one) => ({ ...one, before: known.open[one.txHash] }));
  return { ...scanned, findings: { ...findings, examined }, cursor: { ...known, next: cursor.next } };
}
