import type { HistoryCondition } from './historyConditions.ts';
import type { NarrowingName } from './ChosenFilters.ts';
import { narrowHistory } from './narrowHistory.ts';
import type { NonceGroup } from './groupByNonce.ts';

/** A filter without which there would be rows, and how many. */
interface EmptyingFilter {
  readonly name: NarrowingName;
  readonly count: number;
}

/**
 * Which of the filters leaves nothing: those that need only be taken off, one alone, for rows to come. None where each of two
 * leaves nothing.
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
