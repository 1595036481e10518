import type { HistoryCondition } from './historyConditions.ts';
import type { NarrowingName } from './ChosenFilters.ts';
import { narrowHistory } from './narrowHistory.ts';
import type { NonceGroup } from './groupByNonce.ts';

/** Filter whose removal would show rows, and how many. */
interface EmptyingFilter {
  readonly name: NarrowingName;
  readonly count: number;
}

/**
 * Finds the filters that leave the history empty: those whose removal alone would show rows. Empty where two of them each leave nothing.
 */
export function emptyingFilters(
  groups: readonly NonceGroup[],
  conditions: readonly HistoryCondition[],
): EmptyingFilter[] {
  return conditions.flatMap((condition) => {
    const count = narrowHistory(
      groups,
      conditions.filter((other) => other !== condition),
    ).length;
    return count === 0 ? [] : [{ name: condition.name, count }];
  });
}
