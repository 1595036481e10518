import type { IncomingCursor, NetworkCursor } from './IncomingStore.ts';

/** Removes accounts from the cursors. */
export function withoutAccounts(
  networks: IncomingCursor['networks'],
  gone: ReadonlySet<string>,
): IncomingCursor['networks'] {
  if (gone.size === 0) return networks;
  const cursors = Object.entries(networks).map(([id, { next, open, since = {}, ...rest }]) => {
    const positions = Object.entries(next).map(([source, byAccount]) => {
      const kept = Object.entries(byAccount).filter(([address]) => !gone.has(address));
      return [source, Object.fromEntries(kept)] as const;
    });
    const stillOpen = Object.entries(open).flatMap(([txHash, { block, places }]) => {
      const kept = Object.entries(places).filter(([, address]) => !gone.has(address));
      return kept.length === 0 ? [] : [[txHash, { block, places: Object.fromEntries(kept) }] as const];
    });
    const left = Object.entries(since).filter(([address]) => !gone.has(address));
    const cursor: NetworkCursor = {
      ...{ ...rest, since: Object.fromEntries(left) },
      ...{ next: Object.fromEntries(positions), open: Object.fromEntries(stillOpen) },
    };
    return [id, cursor] as const;
  });
  return Object.fromEntries(cursors);
}
