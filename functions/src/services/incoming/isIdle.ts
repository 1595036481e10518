import type { IncomingCursor, NetworkCursor } from './IncomingStore.ts';

/** Tests that nothing waits to be final, to be read or to be notified. */
export function isIdle({ networks, waiting }: IncomingCursor): boolean {
  const waits = ({ open, isBehind }: NetworkCursor) => isBehind || Object.keys(open).length > 0;
  return waiting.length === 0 && !Object.values(networks).some(waits);
}
