import { findCoin } from './findCoin.ts';
import type { Coin } from './knownCoin.ts';

/** A coin that the swap screen offers. */
export interface SwapCoin extends Coin {
  /** Coin, a decimal string; the swap screen has no balances. */
  readonly balance: '0.00';
}

const symbols = ['ETH', 'USDT', 'USDC', 'BTC', 'BNB', 'SOL', 'ADA'];

/** Coins of the swap screen, in its order (docs/product.md §3, Swap symbols). */
export const swapCoins: readonly SwapCoin[] = symbols.map((symbol) => ({
  ...findCoin(symbol),
  balance: '0.00',
}));
