import MiniSearch from 'minisearch';
import { indexOptions } from './indexOptions.ts';
import type { SearchEntry } from './SearchEntry.ts';

/**
 * Builds the search index as JSON.
 *
 * @throws Error when two entries have the same URL
 */
export function buildSearchIndex(entries: readonly SearchEntry[]): string {
  const index = new MiniSearch<SearchEntry>(indexOptions);
  index.addAll(entries);
  return JSON.stringify(index);
}
