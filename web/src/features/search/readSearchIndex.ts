import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';
import { fillers } from './fillers.ts';
import { indexOptions } from './indexOptions.ts';
import type { SearchEntry, WrittenGroup } from './SearchEntry.ts';
import { searchWords } from './searchWords.ts';

/** A place that was found, and the words of the index that it was found by. */
export interface Found extends Omit<SearchEntry, 'keywords'> {
  readonly words: ReadonlySet<string>;
}

/** What the build has written about the public pages. */
export interface SearchIndex {
  /** What answers a query: the likeliest first. */
  readonly find: (query: string) => readonly Found[];
  /** What stands at an address; undefined where nothing does. */
  readonly at: (url: string) => Found | undefined;
}

/** More than these nobody reads. */
const MOST = 20;

/** How good a result must be beside the best, which is mostly far ahead of what shares a common word. */
const MIN_SHARE = 0.12;

/** How much more a place counts whose title is just what is looked for. */
const SAME_TITLE = 8;

/** Short texts of few words, such as those of errors, would else stand before what most people look for. */
const GROUP_WEIGHTS: Readonly<Record<WrittenGroup, number>> = {
  help: 1.2,
  documentation: 1.1,
  endpoints: 0.9,
  pages: 0.6,
  errors: 0.5,
};

const WEIGHTS = { title: 4, keywords: 2, context: 1.5, text: 1 };

/**
 * Reads an index that the build has made.
 *
 * @throws Error when it is none
 */
export async function readSearchIndex(json: string): Promise<SearchIndex> {
  const index = await MiniSearch.loadJSONAsync<SearchEntry>(json, indexOptions);

  /** Whether a word, or the beginning of one, stands anywhere. */
  const isKnown = (word: string) => index.search(word, { prefix: true, fuzzy: false }).length > 0;

  const find = (query: string) => {
    const all = searchWords(query);
    const telling = all.filter((word) => !fillers.has(word));
    const words = telling.length > 0 ? telling : all;
    const misspelt = new Set(words.filter((word) => !isKnown(word)));
    const results = index.search(words.join(' '), {
      boost: WEIGHTS,
      prefix: true,
      // A word that stands somewhere is meant as it is typed.
      fuzzy: (term) => misspelt.has(term) && lettersWrong(term),
      boostDocument: (_id, _term, stored) => weightOf(stored as unknown as WrittenEntry, all),
      weights: { prefix: 0.5, fuzzy: 0.3 },
    });
    const ranked = results
      .map((result) => {
        const share = shareOf(words, result.queryTerms);
        return { result, share, score: result.score * share ** 2 };
      })
      .sort((one, other) => other.score - one.score);
    const best = ranked[0];
    return ranked
      .filter(({ share, score }) => best && share > best.share / 2 && score >= best.score * MIN_SHARE)
      .slice(0, MOST)
      .map(({ result: { id, terms, ...stored } }) => foundOf(String(id), stored, terms));
  };
  const at = (url: string) => {
    const stored = index.getStoredFields(url);
    return stored && foundOf(url, stored, []);
  };
  return { find, at };
}

/** As the build writes it. */
type WrittenEntry = SearchEntry & { readonly group: WrittenGroup };

/** How much a place counts: more when its title is just what is asked. */
function weightOf({ title, group }: WrittenEntry, words: readonly string[]): number {
  const isTitle = partsOf(searchWords(title)) === partsOf(words);
  return GROUP_WEIGHTS[group] * (isTitle ? SAME_TITLE : 1);
}

/** Words without the names that are made of them: 'key missing' is key_missing. */
function partsOf(words: readonly string[]): string {
  return words.filter((word) => !word.includes('_')).join(' ');
}

/** How many of the words that were asked a place holds, from 0 to 1; `found` holds them or their stems. */
function shareOf(words: readonly string[], found: readonly string[]): number {
  return words.filter((word) => found.includes(word) || found.includes(stemmer(word))).length / words.length;
}

/** How many letters may be wrong: two that changed their places are two. */
function lettersWrong(term: string): number | false {
  if (term.length < 4) return false;
  return term.length < 6 ? 1 : 2;
}

function foundOf(url: string, stored: Record<string, unknown>, words: readonly string[]): Found {
  const { group, title, context, text } = stored as unknown as SearchEntry;
  return { url, group, title, context, text, words: new Set(words) };
}
