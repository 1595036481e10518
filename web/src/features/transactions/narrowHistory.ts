import type { HistoryCondition } from './historyConditions.ts';
import type { NonceGroup } from './groupByNonce.ts';

/** Filters rows by all conditions: a row with several attempts is included as a whole if one of them passes. */
export function narrowHistory(
  groups: readonly NonceGroup[],
  conditions: readonly HistoryCondition[],
): readonly NonceGroup[] {
  if (conditions.length === 0) return groups;
  return groups.filter(({ head, others }) =>
    [head, ...others].some((transaction) => conditions.every(({ holds }) => holds(transaction))),
  );
}
