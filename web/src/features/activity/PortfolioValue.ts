import type { ValueHistory } from './valueHistory.ts';

/** What is known of the value of a user's coins over time. */
export type PortfolioValue =
  /** There is nothing to draw: no transactions, or none of coins with a market. */
  | { readonly status: 'none' | 'noMarket' }
  | { readonly status: 'loading'; readonly retry: () => void }
  /** Balances or prices could not be had. */
  | { readonly status: 'unavailable'; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly history: ValueHistory;
      /** Why the line is not there yet, where past prices are on their way or could not be had. */
      readonly past: 'known' | 'loading' | 'failed';
      readonly isSample: boolean;
      readonly retry: () => void;
    };
