import type { AddressNames } from '../../lib/names/AddressNames.ts';
import type { ChosenFilters } from './ChosenFilters.ts';
import { groupByNonce } from './groupByNonce.ts';
import { historyConditions } from './historyConditions.ts';
import { historySearch, type RowWords } from './historySearch.ts';
import { narrowHistory } from './narrowHistory.ts';
import type { Transaction } from './Transaction.ts';

/** Filters a whole history, as the list shows it: a row with several attempts is included with all of them. */
export function filteredTransactions(
  transactions: readonly Transaction[],
  filters: ChosenFilters,
  names: AddressNames,
  rowWords?: RowWords,
): Transaction[] {
  const ofKind =
    filters.type === 'all' ? transactions : transactions.filter(({ type }) => type === filters.type);
  const found = narrowHistory(
    groupByNonce(ofKind),
    historyConditions(filters, names, historySearch(names, rowWords)),
  );
  return found.flatMap(({ head, others }) => [head, ...others]);
}
