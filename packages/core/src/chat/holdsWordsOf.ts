import { plainLetters } from './plainLetters.ts';

/** A list of BIP-39, prepared for being looked for. */
interface PreparedList {
  readonly words: ReadonlySet<string>;
  readonly longest: number;
}

/** Words of the shortest phrase, one of which may be misspelt. */
const SHORTEST_PHRASE = 12;
const MIN_WORDS = SHORTEST_PHRASE - 1;
/** Words in which so many of the list are looked for: a few others may stand between. */
const WINDOW = 15;
const MIN_DIFFERENT = 8;

const counters = /^(?:\p{N}+|[ivx]+|[a-z])$/u;

const prepared = new WeakMap<readonly string[], PreparedList>();

/**
 * Whether a text holds a recovery phrase of a word list: most words of a stretch belong to it, in any order, or so many words follow
 * one another without anything between.
 *
 * @param wordlist of BIP-39, one of those whose words are letters and not single signs
 */
export function holdsWordsOf(wordlist: readonly string[], text: string): boolean {
  const { words, longest } = prepare(wordlist);
  const tokens = (plainLetters(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((token) => !counters.test(token));
  return holdsInWindow(tokens, words) || holdsInRow(tokens.join(''), words, longest);
}

function prepare(wordlist: readonly string[]): PreparedList {
  const known = prepared.get(wordlist);
  if (known) return known;
  const words = new Set(wordlist.map(plainLetters));
  const list = { words, longest: Math.max(...[...words].map(({ length }) => length)) };
  prepared.set(wordlist, list);
  return list;
}

function holdsInWindow(tokens: readonly string[], words: ReadonlySet<string>): boolean {
  for (let end = MIN_WORDS; end <= tokens.length; end += 1) {
    const inList = tokens.slice(Math.max(0, end - WINDOW), end).filter((token) => words.has(token));
    if (inList.length >= MIN_WORDS && new Set(inList).size >= MIN_DIFFERENT) return true;
  }
  return false;
}

/** Whether letters can be cut into as many words in a row as a phrase has. */
function holdsInRow(letters: string, words: ReadonlySet<string>, longest: number): boolean {
  const most = new Uint16Array(letters.length + 1);
  for (let end = 1; end <= letters.length; end += 1) {
    for (let start = Math.max(0, end - longest); start < end; start += 1) {
      if (!words.has(letters.slice(start, end))) continue;
      most[end] = Math.max(most[end] ?? 0, (most[start] ?? 0) + 1);
      if ((most[end] ?? 0) >= SHORTEST_PHRASE) return true;
    }
  }
  return false;
}
