import { endsWithPhrase } from './endsWithPhrase.ts';
import { plainLetters } from './plainLetters.ts';

/** A BIP-39 list prepared for searching. */
interface PreparedList {
  readonly words: ReadonlyMap<string, number>;
  readonly longest: number;
  /** Indices of the words by their first letters; undefined if these are ambiguous. */
  readonly prefixes: ReadonlyMap<string, number> | undefined;
}

/** First letters that identify a word in most lists (BIP-39). */
const PREFIX = 4;

/** Words of the shortest phrase, one of which may be misspelt. */
const SHORTEST_PHRASE = 12;
const MIN_WORDS = SHORTEST_PHRASE - 1;
/** Window for that many words of the list: a few others may stand between. */
const WINDOW = 15;
const MIN_DIFFERENT = 8;

const counters = /^(?:\p{N}+|[ivx]+|[a-z])$/u;

const prepared = new WeakMap<readonly string[], PreparedList>();

/**
 * True if a text contains a recovery phrase of a word list: most words of a window belong to it, in any
 * order, or enough words follow one another without separators. Words cut to their first four letters need a
 * valid checksum: ordinary text also has such short words.
 *
 * @param wordlist a BIP-39 list whose words are letters, not single characters
 */
export function containsWordsOf(wordlist: readonly string[], text: string): boolean {
  const { words, longest, prefixes } = prepare(wordlist);
  const tokens = (plainLetters(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((token) => !counters.test(token));
  const letters = tokens.join('');
  if (holdsInWindow(tokens, words) || holdsInRow(letters, words, longest)) return true;
  if (!prefixes) return false;
  const places = (read: readonly string[]) => read.map((token) => words.get(token) ?? prefixes.get(token));
  return hasChecksum(places(tokens)) || cutLetters(letters).some((cut) => hasChecksum(places(cut)));
}

function prepare(wordlist: readonly string[]): PreparedList {
  const known = prepared.get(wordlist);
  if (known) return known;
  const words = new Map(wordlist.map((word, place) => [plainLetters(word), place]));
  const prefixes = new Map([...words].map(([word, place]) => [word.slice(0, PREFIX), place]));
  const list = {
    words,
    longest: Math.max(...[...words.keys()].map(({ length }) => length)),
    prefixes: prefixes.size === words.size ? prefixes : undefined,
  };
  prepared.set(wordlist, list);
  return list;
}

function holdsInWindow(tokens: readonly string[], words: ReadonlyMap<string, number>): boolean {
  for (let end = MIN_WORDS; end <= tokens.length; end += 1) {
    const inList = tokens.slice(Math.max(0, end - WINDOW), end).filter((token) => words.has(token));
    if (inList.length >= MIN_WORDS && new Set(inList).size >= MIN_DIFFERENT) return true;
  }
  return false;
}

/** True if the letters can be cut into as many consecutive words as a phrase has. */
function holdsInRow(letters: string, words: ReadonlyMap<string, number>, longest: number): boolean {
  const maxWords = new Uint16Array(letters.length + 1);
  for (let end = 1; end <= letters.length; end += 1) {
    for (let start = Math.max(0, end - longest); start < end; start += 1) {
      if (!words.has(letters.slice(start, end))) continue;
      maxWords[end] = Math.max(maxWords[end] ?? 0, (maxWords[start] ?? 0) + 1);
      if ((maxWords[end] ?? 0) >= SHORTEST_PHRASE) return true;
    }
  }
  return false;
}

/** True if consecutive words of the list, by index, end in a valid checksum somewhere. */
function hasChecksum(places: readonly (number | undefined)[]): boolean {
  let run: number[] = [];
  return places.some((place) => {
    if (place === undefined) run = [];
    else run.push(place);
    return place !== undefined && endsWithPhrase(run);
  });
}

/** Cuts unseparated letters into identifying prefixes, from each possible start of a phrase. */
function cutLetters(letters: string): string[][] {
  const signs = Array.from(letters);
  return Array.from({ length: PREFIX }, (_, start) =>
    Array.from({ length: Math.floor((signs.length - start) / PREFIX) }, (__, at) =>
      signs.slice(start + at * PREFIX, start + (at + 1) * PREFIX).join(''),
    ),
  );
}
