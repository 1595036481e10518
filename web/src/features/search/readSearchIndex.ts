import MiniSearch from 'minisearch';
import { fillers } from './fillers.ts';
import { indexOptions } from './indexOptions.ts';
import type { SearchEntry, WrittenGroup } from './SearchEntry.ts';
import { searchWords } from './searchWords.ts';
import { stemIn } from './stemIn.ts';

/** Entry found, with the index terms that matched. */
export interface Found extends Omit<SearchEntry, 'keywords'> {
  readonly words: ReadonlySet<string>;
}

/** Index of the public pages, written at the build. */
export interface SearchIndex {
  /** Returns the results for a query, most relevant first. */
  readonly find: (query: string) => readonly Found[];
  /** Returns the entry at a URL; undefined without one. */
  readonly at: (url: string) => Found | undefined;
}

/** Maximum number of results: people read no further. */
const MAX_RESULTS = 20;

/** Minimum score relative to the best result, which is usually far ahead of results that share a common word. */
const MIN_SHARE = 0.12;

/** Boost for an entry whose title equals the query. */
const SAME_TITLE = 8;

/** Weights by group: short texts such as those of errors would otherwise rank above what most people search for. */
const GROUP_WEIGHTS: Readonly<Record<WrittenGroup, number>> = {
  help: 1.2,
  documentation: 1.1,
  endpoints: 0.9,
  pages: 0.6,
  errors: 0.5,
};

const WEIGHTS = { title: 4, keywords: 2, context: 1.5, text: 1 };

/**
 * Reads an index made at the build.
 *
 * @param language in which it was made, as a BCP 47 tag
 * @throws Error when it is not an index
 */
export async function readSearchIndex(json: string, language: string): Promise<SearchIndex> {
  const index = await MiniSearch.loadJSONAsync<SearchEntry>(json, indexOptions(language));
  const stem = stemIn(language);

  /** Checks that a word, or a prefix of one, is in the index. */
  const isKnown = (word: string) =>
    index.search(word, { tokenize: searchWords, prefix: true, fuzzy: false }).length > 0;

  const find = (query: string) => {
    const all = searchWords(query);
    const meaningful = all.filter((word) => !fillers.has(word));
    const words = meaningful.length > 0 ? meaningful : all;
    const misspelt = new Set(words.filter((word) => !isKnown(word)));
    const results = index.search(words.join(' '), {
      tokenize: searchWords,
      boost: WEIGHTS,
      prefix: true,
      // A word in the index is meant as typed.
      fuzzy: (term) => misspelt.has(term) && lettersWrong(term),
      boostDocument: (_id, _term, stored) => weightOf(stored as unknown as WrittenEntry, all),
      weights: { prefix: 0.5, fuzzy: 0.3 },
    });
    const ranked = results
      .map((result) => {
        const share = shareOf(words, result.queryTerms, stem);
        return { result, share, score: result.score * share ** 2 };
      })
      .sort((one, other) => other.score - one.score);
    const best = ranked[0];
    return ranked
      .filter(({ share, score }) => best && share > best.share / 2 && score >= best.score * MIN_SHARE)
      .slice(0, MAX_RESULTS)
      .map(({ result: { id, terms, ...stored } }) => foundOf(String(id), stored, terms));
  };
  const at = (url: string) => {
    const stored = index.getStoredFields(url);
    return stored && foundOf(url, stored, []);
  };
  return { find, at };
}

/** Entry as the build writes it. */
type WrittenEntry = SearchEntry & { readonly group: WrittenGroup };

/** Computes the weight of an entry: more when its title equals the query. */
function weightOf({ title, group }: WrittenEntry, words: readonly string[]): number {
  const isTitle = partsOf(searchWords(title)) === partsOf(words);
  return GROUP_WEIGHTS[group] * (isTitle ? SAME_TITLE : 1);
}

/** Removes the names that consist of other words: 'key missing' is key_missing. */
function partsOf(words: readonly string[]): string {
  return words.filter((word) => !word.includes('_')).join(' ');
}

/** Share of the query's words that an entry contains, from 0 to 1; `found` holds them or their stems. */
function shareOf(words: readonly string[], found: readonly string[], stem: (word: string) => string): number {
  return words.filter((word) => found.includes(word) || found.includes(stem(word))).length / words.length;
}

/** Allowed edit distance: two swapped letters count as two. */
function lettersWrong(term: string): number | false {
  if (term.length < 4) return false;
  return term.length < 6 ? 1 : 2;
}

function foundOf(url: string, stored: Record<string, unknown>, words: readonly string[]): Found {
  const { group, title, context, text } = stored as unknown as SearchEntry;
  return { url, group, title, context, text, words: new Set(words) };
}
