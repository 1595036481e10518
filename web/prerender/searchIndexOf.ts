import { SOURCE_LANGUAGE } from '@everything-wallet/core/texts/sourceLanguage';

/**
 * Selects the search index that the interface loads in a language: that of the source language for one without pages
 * (`features/search/api/loadSearchIndex.ts`).
 *
 * @param names of the files in /assets
 * @returns its path, as a list; empty for a build without pages
 */
export function searchIndexOf(names: readonly string[], language: string): readonly string[] {
  const indexIn = (tag: string) =>
    names.find((name) => /^search-[\da-f]{8}-(.+)\.json$/.exec(name)?.[1] === tag);
  const name = indexIn(language) ?? indexIn(SOURCE_LANGUAGE);
  return name === undefined ? [] : [`/assets/${name}`];
}
