import type { ValuePoint } from './valueHistory.ts';

/** What is known of the value of a user's coins over time. */
export type PortfolioValue =
  /** There is nothing to draw: no transactions, or none of coins with a market. */
  | { readonly status: 'none' | 'noMarket' }
  | { readonly status: 'loading'; readonly retry: () => void }
  /** Balances or prices could not be had. */
  | { readonly status: 'unavailable'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly points: readonly ValuePoint[]; readonly isSample: boolean };
