import { useSyncExternalStore } from 'react';
import type { Trade } from '../trades/Trade.ts';
import { trades } from '../trades/trades.ts';

/** What a user has signed on this device about NFTs and is not over, live in all tabs. */
export function useTrades(userId: string): readonly Trade[] {
  return useSyncExternalStore(trades.subscribe, () => trades.ofUser(userId));
}
