import type { HistoryCondition } from './historyConditions.ts';
import type { NonceGroup } from './groupByNonce.ts';

/** Which rows pass all conditions: a row with several attempts stands as a whole where one of them does. */
export function narrowHistory(
  groups: readonly NonceGroup[],
  conditions: readonly HistoryCondition[],
): readonly NonceGroup[] {
  if (conditions.length === 0) return groups;
  return groups.filter(({ head, others }) =>
    [head, ...others].some((transaction) => conditions.every(({ holds }) => holds(transaction))),
  );
}
