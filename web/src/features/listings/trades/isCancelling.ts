import type { Trade } from './Trade.ts';

/** Returns true if a signed call cancels orders: some, or all of an account's. */
export function isCancelling({ kind }: Pick<Trade, 'kind'>): boolean {
  return kind === 'cancel' || kind === 'cancelAll';
}
