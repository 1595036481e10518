import { transactionTypes } from '@everything-wallet/core/documents/transaction';

/** What the history can be narrowed to (docs/product.md §2, Transaction history). */
export const historyFilters = ['all', ...transactionTypes] as const;

export type HistoryFilter = (typeof historyFilters)[number];

/** The filter that a text names, for example one from the URL; 'all' where it names none. */
export function historyFilter(text: string | null): HistoryFilter {
  return historyFilters.find((filter) => filter === text) ?? 'all';
}
