import { SOURCE_LANGUAGE } from '@everything-wallet/core/texts/sourceLanguage';
import { language } from '../../../lib/language/language.ts';
import { pageLanguages } from '../../../lib/language/pageLanguages.ts';
import { readSearchIndex, type SearchIndex } from '../readSearchIndex.ts';
import { SearchIndexError } from '../SearchIndexError.ts';

/** Language of the index: the source language for one without pages. */
const indexLanguage = pageLanguages.includes(language) ? language : SOURCE_LANGUAGE;

const loaded = new Map<string, Promise<SearchIndex>>();

/**
 * Loads the index of the interface's language that the page names, once per page load: from then on the search works offline. A failed load is retried with the next
 * call.
 *
 * @throws SearchIndexError when the page names no index, or it is missing or invalid
 */
export async function loadSearchIndex(): Promise<SearchIndex> {
  const indexes = document.querySelector<HTMLMetaElement>('meta[name="search-index"]')?.content;
  if (indexes === undefined) throw new SearchIndexError('This page names no index');
  const address = `${indexes}-${indexLanguage}.json`;
  const loading = loaded.get(address) ?? load(address);
  loaded.set(address, loading);
  try {
    return await loading;
  } catch (error) {
    loaded.delete(address);
    throw error;
  }
}

async function load(address: string): Promise<SearchIndex> {
  try {
    // Its name changes with its content.
    const answer = await fetch(address, { cache: 'force-cache' });
    if (!answer.ok) throw new SearchIndexError(`${address} was answered with ${answer.status}`);
    return await readSearchIndex(await answer.text(), indexLanguage);
  } catch (error) {
    if (error instanceof SearchIndexError) throw error;
    throw new SearchIndexError('The index could not be loaded', { cause: error });
  }
}
