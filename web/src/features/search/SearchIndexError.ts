/** The search index could not be loaded or read. */
export class SearchIndexError extends Error {
  override readonly name = 'SearchIndexError';
}
