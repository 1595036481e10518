import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Incoming } from './useIncoming.ts';

/** Networks with blocks left to read. */
export type UnreadNetworks = Pick<Incoming, 'backfills' | 'late'>;

const none: UnreadNetworks = { backfills: [], late: [] };

/** Returns what the last answer of the scan for incoming transfers has not read (`useIncoming`). */
export function useScanProgress(userId: string): UnreadNetworks {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (onChange) => cache.subscribe(onChange),
    () => {
      const scans = cache.findAll({ queryKey: ['incoming', userId] });
      const last = scans.toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)[0];
      return (last?.state.data as Incoming | undefined) ?? none;
    },
  );
}
