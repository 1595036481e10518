import type { Options } from 'minisearch';
import { stemmer } from 'stemmer';
import type { SearchEntry } from './SearchEntry.ts';
import { searchWords } from './searchWords.ts';

/** Index options: the build and the browser must use the same. */
export const indexOptions: Options<SearchEntry> = {
  idField: 'url',
  fields: ['title', 'keywords', 'context', 'text'],
  storeFields: ['group', 'title', 'context', 'text'],
  tokenize: searchWords,
  // The word itself, so that it matches while it is typed, and its stem, so that 'sending' finds 'send'.
  processTerm: (word) => [...new Set([word, stemmer(word)])],
};
