import type { NetworkId } from '@everything-wallet/core/networks/networks';
import { useEffect } from 'react';
import { JOINS_AFTER_MS } from './joinsAfter.ts';
import { networkAttention } from './networkAttention.ts';

/** Refreshes a network's balances while it is mounted, as often as while a transfer is pending. */
export function useAwaitedNetwork(network: NetworkId): void {
  useEffect(() => {
    networkAttention.noticeChange(network, JOINS_AFTER_MS);
    return networkAttention.await([network]);
  }, [network]);
}
