import { transactionTypes } from '@everything-wallet/core/documents/transaction';

/** Kinds the history can be filtered by (docs/product.md §2, Transaction history). */
export const historyFilters = ['all', ...transactionTypes] as const;

export type HistoryFilter = (typeof historyFilters)[number];

/** Parses a filter, for example from the URL; 'all' for any other text. */
export function historyFilter(text: string | null): HistoryFilter {
  return historyFilters.find((filter) => filter === text) ?? 'all';
}
