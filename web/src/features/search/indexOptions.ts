import type { Options } from 'minisearch';
import type { SearchEntry } from './SearchEntry.ts';
import { indexWords } from './searchWords.ts';
import { stemIn } from './stemIn.ts';

/**
 * Returns the options of the index of a language: the build and the browser must use the same.
 *
 * @param language BCP 47 tag
 */
export function indexOptions(language: string): Options<SearchEntry> {
  const stem = stemIn(language);
  return {
    idField: 'url',
    fields: ['title', 'keywords', 'context', 'text'],
    storeFields: ['group', 'title', 'context', 'text'],
    tokenize: indexWords,
    // The word itself, so that it matches while it is typed, and its stem, so that 'sending' finds 'send'.
    processTerm: (word) => [...new Set([word, stem(word)])],
  };
}
