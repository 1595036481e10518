import type { Found } from './readSearchIndex.ts';
import type { SearchGroup } from './SearchEntry.ts';

/** Results of one group, most relevant first. */
export interface FoundGroup {
  readonly group: SearchGroup;
  readonly found: readonly Found[];
}

/** Maximum shown per group, so that none hides the others. */
const MAX_OF_A_GROUP = 6;

/** Groups results, ordered by the most relevant of each group. */
export function groupFound(results: readonly Found[]): readonly FoundGroup[] {
  const groups = [...new Set(results.map(({ group }) => group))];
  return groups.map((group) => ({
    group,
    found: results.filter((found) => found.group === group).slice(0, MAX_OF_A_GROUP),
  }));
}
