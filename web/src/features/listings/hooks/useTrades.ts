import { useSyncExternalStore } from 'react';
import type { Trade } from '../trades/Trade.ts';
import { trades } from '../trades/trades.ts';

/** Listens to a user's pending calls about NFTs signed on this device, in all tabs. */
export function useTrades(userId: string): readonly Trade[] {
  return useSyncExternalStore(trades.subscribe, () => trades.ofUser(userId));
}
