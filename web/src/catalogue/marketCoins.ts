import { findCoin } from './findCoin.ts';
import type { Coin } from './knownCoin.ts';

const symbols = [
  'ETH',
  'BTC',
  'USDT',
  'USDC',
  'BNB',
  'ADA',
  'SOL',
  'XRP',
  'DOT',
  'MATIC',
  'AVAX',
  'LINK',
  'UNI',
  'LTC',
  'ATOM',
  'XLM',
  'ALGO',
];

/** Coins of the price list, in its order (docs/product.md §3, Markets symbols). */
export const marketCoins: readonly Coin[] = symbols.map(findCoin);
