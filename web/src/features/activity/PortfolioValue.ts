import type { ValueHistory } from './valueHistory.ts';

/** State of the value of a user's coins over time. */
export type PortfolioValue =
  /** Nothing to draw: no transactions, or only of coins without a market. */
  | { readonly status: 'none' | 'noMarket' }
  | { readonly status: 'loading'; readonly retry: () => void }
  /** Balances or prices could not be read. */
  | { readonly status: 'unavailable'; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly history: ValueHistory;
      /** State of the past prices: the line is drawn once they are known. */
      readonly past: 'known' | 'loading' | 'failed';
      readonly isSample: boolean;
      readonly retry: () => void;
    };
