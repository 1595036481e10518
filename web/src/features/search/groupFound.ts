import type { Found } from './readSearchIndex.ts';
import type { SearchGroup } from './SearchEntry.ts';

/** Results of one kind, the likeliest first. */
export interface FoundGroup {
  readonly group: SearchGroup;
  readonly found: readonly Found[];
}

/** Of each kind no more than these are shown, so that none hides the others. */
const MAX_OF_A_GROUP = 6;

/** Results by kind, in the order of the likeliest of each. */
export function groupFound(results: readonly Found[]): readonly FoundGroup[] {
  const groups = [...new Set(results.map(({ group }) => group))];
  return groups.map((group) => ({
    group,
    found: results.filter((found) => found.group === group).slice(0, MAX_OF_A_GROUP),
  }));
}
