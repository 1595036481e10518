import type { Found } from './readSearchIndex.ts';
import type { SearchEntry } from './SearchEntry.ts';
import { searchWords } from './searchWords.ts';

/** Shorter than this, a row of hex digits is in some address or hash of every wallet. */
const MIN_CODE_DIGITS = 4;

/** Finds a user's own places: those of which a word begins with each word of the query, the best titles first. */
export function findOwn(entries: readonly SearchEntry[], query: string): readonly Found[] {
  const words = searchWords(query);
  if (words.length === 0) return [];
  return entries
    .map((entry) => ({ entry, title: searchWords(entry.title), all: searchWords(allOf(entry)) }))
    .filter(({ all }) => words.every((word) => all.some((one) => isFoundBy(one, word))))
    .sort((one, other) => missesOf(one.title, words) - missesOf(other.title, words))
    .map(({ entry: { url, group, title, context, text } }) => ({
      url,
      group,
      title,
      context,
      text,
      words: new Set(words),
    }));
}

function allOf({ title, context, text, keywords }: SearchEntry): string {
  return [title, context, text, keywords].join(' ');
}

/** An address or a hash is found by any of its digits, as they are shown at either end. */
function isFoundBy(text: string, word: string): boolean {
  if (text.startsWith(word)) return true;
  return word.length >= MIN_CODE_DIGITS && /^0x[0-9a-f]+$/.test(text) && text.includes(word);
}

/** Words of the query that the title does not have. */
function missesOf(title: readonly string[], words: readonly string[]): number {
  return words.filter((word) => !title.some((one) => one.startsWith(word))).length;
}
