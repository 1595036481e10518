import MiniSearch from 'minisearch';
import { indexOptions } from './indexOptions.ts';
import type { SearchEntry } from './SearchEntry.ts';

/**
 * Builds the search index of a language as JSON.
 *
 * @param language BCP 47 tag
 * @throws Error when two entries have the same URL
 */
export function buildSearchIndex(entries: readonly SearchEntry[], language: string): string {
  const index = new MiniSearch<SearchEntry>(indexOptions(language));
  index.addAll(entries);
  return JSON.stringify(index);
}
