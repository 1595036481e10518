import MiniSearch from 'minisearch';
import { indexOptions } from './indexOptions.ts';
import type { SearchEntry } from './SearchEntry.ts';

/**
 * The index over what can be found, as JSON.
 *
 * @throws Error when two places have one address
 */
export function buildSearchIndex(entries: readonly SearchEntry[]): string {
  const index = new MiniSearch<SearchEntry>(indexOptions);
  index.addAll(entries);
  return JSON.stringify(index);
}
