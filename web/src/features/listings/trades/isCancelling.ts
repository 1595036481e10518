import type { Trade } from './Trade.ts';

/** Whether something that was signed takes orders back: some of them, or all of an account's. */
export function isCancelling({ kind }: Pick<Trade, 'kind'>): boolean {
  return kind === 'cancel' || kind === 'cancelAll';
}
