import type { Found } from './readSearchIndex.ts';
import type { SearchEntry } from './SearchEntry.ts';
import { indexWords, searchWords } from './searchWords.ts';

/** A shorter run of hex digits occurs in some address or hash of every wallet. */
const MIN_CODE_DIGITS = 4;

/** Finds the user's own entries in which each query word begins a word, best titles first. */
export function findOwn(entries: readonly SearchEntry[], query: string): readonly Found[] {
  const words = searchWords(query);
  if (words.length === 0) return [];
  return entries
    .map((entry) => ({ entry, title: indexWords(entry.title), all: indexWords(allOf(entry)) }))
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

/** Matches an address or hash by any of its digits, as shown at either end. */
function isFoundBy(text: string, word: string): boolean {
  if (text.startsWith(word)) return true;
  return word.length >= MIN_CODE_DIGITS && /^0x[0-9a-f]+$/.test(text) && text.includes(word);
}

/** Counts the query words that are not in the title. */
function missesOf(title: readonly string[], words: readonly string[]): number {
  return words.filter((word) => !title.some((one) => one.startsWith(word))).length;
}
