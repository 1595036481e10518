import type { LateScan } from '@everything-wallet/core/schemas/incomingScan';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Incoming } from './useIncoming.ts';

const none: readonly LateScan[] = [];

/** Returns the networks whose scanner is behind, by the last answer of the scan for incoming transfers (`useIncoming`). */
export function useLateScans(userId: string): readonly LateScan[] {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (onChange) => cache.subscribe(onChange),
    () => {
      const scans = cache.findAll({ queryKey: ['incoming', userId] });
      const last = scans.toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)[0];
      return (last?.state.data as Incoming | undefined)?.late ?? none;
    },
  );
}
