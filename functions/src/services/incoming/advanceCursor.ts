import type { IncomingCursor, NetworkCursor } from './IncomingStore.ts';
import type { NetworkChange } from './NetworkChange.ts';
import { continueBackfill } from './continueBackfill.ts';
import { noCursor } from './noCursor.ts';

/** Contracts that a cursor has of a network: a flood of tokens replaces older ones, and the document stays as small. */
const MAX_RECEIVED_TOKENS = 200;

/** Applies the change of a scan to the cursors, on top of what another call has stored meanwhile. */
export function advanceCursor(
  networks: IncomingCursor['networks'],
  { network, accounts, open, before, next, since, tokens: sent, dueAt, isBehind, backfill }: NetworkChange,
): IncomingCursor['networks'] {
  const known = networks[network.id] ?? noCursor;
  const stillOpen = { ...known.open };
  for (const [txHash, { block, places }] of Object.entries(open)) {
    // What other accounts got with it was not asked about now.
    const others = Object.entries(known.open[txHash]?.places ?? {}).filter(([, to]) => !accounts.has(to));
    const kept = { ...Object.fromEntries(others), ...places };
    if (Object.keys(kept).length === 0) Reflect.deleteProperty(stillOpen, txHash);
    else stillOpen[txHash] = { block, places: kept };
  }
  const positions: NetworkCursor['next'] = { ...known.next };
  for (const [source, byAccount] of Object.entries(next)) {
    const stored = known.next[source] ?? {};
    const moved = Object.entries(byAccount).map(([address, position]) => {
      const other = stored[address];
      const isOthers = other !== undefined && other !== before[source]?.[address];
      return [address, isOthers ? Math.max(other, position) : position] as const;
    });
    positions[source] = { ...stored, ...Object.fromEntries(moved) };
  }
  const tokens = [...new Set([...sent, ...known.tokens])].slice(0, MAX_RECEIVED_TOKENS);
  const continued = continueBackfill(known.backfill, { isBehind, backfill });
  const cursor: NetworkCursor = {
    ...{ next: positions, open: stillOpen, tokens, dueAt, isBehind },
    since: { ...known.since, ...since },
    ...(continued && { backfill: continued }),
  };
  return { ...networks, [network.id]: cursor };
}
