import type { NetworkId } from '@everything-wallet/core/networks/networks';
import { focusManager, type Query, type QueryClient } from '@tanstack/react-query';
import { attention } from './attention.ts';
import { JOINS_AFTER_MS } from './joinsAfter.ts';
import { networkAttention } from './networkAttention.ts';

/** Meta data of a polled query that can be batched with others (`batchQuery`). */
export const together = { isTogether: true } as const;

/**
 * Returns the meta data of such a query about one network.
 *
 * @param joinsAfterMs time after its last answer from which it joins another request, in ms
 */
export function togetherOf(network: NetworkId, joinsAfterMs: (query: Query) => number) {
  return { ...together, network, joinsAfterMs };
}

/**
 * Aligns all polled queries of the screen, so that one call answers them all: whenever one is due, those due
 * soon are sent with it. All of them are sent when the user returns, or begins to wait for coins; those about
 * one network when something has changed there (`networkAttention`).
 *
 * @returns stops the alignment
 */
export function alignRefetches(client: QueryClient): () => void {
  let isJoining = false;
  const ask = (predicate: (query: Query) => boolean) => {
    if (isJoining || !focusManager.isFocused()) return;
    isJoining = true;
    void client.refetchQueries({ type: 'active', predicate }, { cancelRefetch: false });
    isJoining = false;
  };
  const askDue = () => ask((query) => isDue(query, joinsAfterOf(query)));
  /** Queries that were under way when their network changed: sent again once answered. */
  const overtaken = new WeakSet<object>();
  const stopWatching = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'fetch') {
      if (query.meta?.['isTogether'] === true) askDue();
    } else if (query.state.fetchStatus === 'idle' && overtaken.delete(query)) {
      // Once the library has finished this answer. In a hidden tab it is sent when the tab is visible.
      queueMicrotask(() => {
        query.invalidate();
        ask((other) => other === query);
      });
    }
  });
  const stopListening = attention.listen(() => ask((query) => isDue(query, JOINS_AFTER_MS)));
  const stopHearing = networkAttention.listen(({ network, unlessHeardMs }) => {
    const isOf = (query: Query) => query.meta?.['network'] === network && isDue(query, unlessHeardMs);
    if (unlessHeardMs === 0) {
      const isAsked = ({ meta, state }: Query) =>
        meta?.['network'] === network && state.fetchStatus !== 'idle';
      for (const query of client.getQueryCache().findAll({ predicate: isAsked })) overtaken.add(query);
    }
    // Queries without an observer are sent when a screen needs them.
    void client.invalidateQueries({ predicate: isOf, refetchType: 'none' });
    ask((query) => isOf(query) || isDue(query, joinsAfterOf(query)));
  });
  const events = ['pointerdown', 'keydown', 'wheel'] as const;
  for (const event of events)
    window.addEventListener(event, attention.notice, { capture: true, passive: true });
  return () => {
    stopWatching();
    stopListening();
    stopHearing();
    for (const event of events) window.removeEventListener(event, attention.notice, { capture: true });
  };
}

function isDue({ meta, state }: Query, afterMs: number): boolean {
  if (meta?.['isTogether'] !== true || state.fetchStatus !== 'idle') return false;
  return Date.now() - Math.max(state.dataUpdatedAt, state.errorUpdatedAt) >= afterMs;
}

function joinsAfterOf(query: Query): number {
  const own = query.meta?.['joinsAfterMs'] as ((query: Query) => number) | undefined;
  return own ? own(query) : JOINS_AFTER_MS;
}
