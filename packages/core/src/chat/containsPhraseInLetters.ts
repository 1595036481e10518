import { endsWithPhrase } from './endsWithPhrase.ts';
import { phraseWords } from './phraseWords.ts';

const ALPHABET = 26;
const FIRST_LETTER = 'a'.charCodeAt(0);
const PREFIX = 4;

/** Average information of a letter of English text, in bits (Shannon, 1951, for a reader of few letters). */
const BITS_PER_LETTER = 3.2;
const LETTERS_PER_WORD = 5;

const ENOUGH = 20;
const DECISIVE_WORDS = 10;
const MAX_TIMES = 2;
const LONGEST_PHRASE = 24;
/** Letters outside any word: a mistake, or a word between. */
const MAX_GAPS = 2;
const LONGEST_GAP = 8;
const COST_OF_GAP = 4;
/** Least value for a row with one more short word to win. */
const MIN_VALUE = 0.2;

/** Four-letter prefixes in a row that cannot be a coincidence, if most of them differ. */
const DECISIVE_PREFIXES = 12;
const FEWEST_DIFFERENT = 8;

const words = Array.from(phraseWords);

/** Evidence of each word in a row of letters for a phrase, in bits: highest for long and rare words. */
const gains = Float64Array.from(words, ([word, share]) => {
  const bits = Math.min(word.length * BITS_PER_LETTER, Math.log2(LETTERS_PER_WORD / share));
  return bits - Math.log2(words.length);
});

/** Trie: the branch for each letter, and the word or prefix that ends there (index + 1). */
const branches: number[] = new Array<number>(ALPHABET).fill(0);
const wordAt: number[] = [0];
const prefixAt: number[] = [0];
for (const [index, [word]] of words.entries()) {
  let node = 0;
  for (let at = 0; at < word.length; at += 1) {
    const branch = node * ALPHABET + word.charCodeAt(at) - FIRST_LETTER;
    if (!branches[branch]) {
      branches[branch] = wordAt.length;
      branches.push(...new Array<number>(ALPHABET).fill(0));
      wordAt.push(0);
      prefixAt.push(0);
    }
    node = branches[branch] ?? 0;
    if (at === Math.min(PREFIX, word.length) - 1) prefixAt[node] = index + 1;
  }
  wordAt[node] = index + 1;
}

/** Row of words that ends at a letter. */
interface Row {
  /** Value by which rows are compared. */
  readonly value: number;
  readonly count: number;
  readonly gaps: number;
  /** Last word, its evidence, and the row before it. */
  readonly index: number;
  readonly bits: number;
  readonly before: Row | undefined;
}
type Rows = (Row | undefined)[];

/**
 * True if letters contain a recovery phrase without separators: run together, cut elsewhere or spelled. Finds
 * words from the left, with the best row of words that ends at each letter, and few, short gaps. Also accepts
 * words cut to their first four letters, then without gaps.
 *
 * @param letters from a to z
 * @param isWord true if the letters between two positions were a word of the text: such words are already
 * judged
 */
export function containsPhraseInLetters(
  letters: string,
  isWord: (start: number, end: number) => boolean,
): boolean {
  /** Rows by their end; for whole words, one for each number of gaps. */
  const rows: Rows[] = [];
  const shortRows: Rows = [];
  for (let start = 0; start < letters.length; start += 1) {
    let node = 0;
    for (let end = start + 1; end <= letters.length; end += 1) {
      node = branches[node * ALPHABET + letters.charCodeAt(end - 1) - FIRST_LETTER] ?? 0;
      if (node === 0) break;
      const word = (wordAt[node] ?? 0) - 1;
      const prefix = (prefixAt[node] ?? 0) - 1;
      if (word < 0 && prefix < 0) continue;
      const known = isWord(start, end);
      if (word >= 0) {
        const bits = (gains[word] ?? 0) * (known ? 0.5 : 1);
        if (extend(rows, start, end, word, bits).some(isPhrase)) return true;
      }
      if (prefix >= 0) {
        const row = rowAfter(shortRows[start], prefix, known ? 0 : 1);
        if (row.count <= (shortRows[end]?.count ?? 0)) continue;
        shortRows[end] = row;
        if (isShortPhrase(row)) return true;
      }
    }
  }
  return false;
}

/**
 * Appends a word to the best rows that end before it, one for each number of gaps; returns the rows that
 * improve.
 */
function extend(rows: Rows[], start: number, end: number, index: number, bits: number): Row[] {
  const added: Row[] = [];
  const here = (rows[end] ??= []);
  for (let gaps = 0; gaps <= MAX_GAPS; gaps += 1) {
    const before = gaps === 0 ? rows[start]?.[0] : findBest(rows, start, gaps);
    if (gaps > 0 && !before) continue;
    const row = rowAfter(before, index, bits, gaps);
    if (row.value <= (here[gaps]?.value ?? 0)) continue;
    here[gaps] = row;
    added.push(row);
  }
  return added;
}

/** Returns the best row with a number of gaps that ends where a word begins, or one gap before. */
function findBest(rows: readonly Rows[], start: number, gaps: number): Row | undefined {
  let best = rows[start]?.[gaps];
  for (let gap = 1; gap <= LONGEST_GAP; gap += 1) {
    const row = rows[start - gap]?.[gaps - 1];
    if (row && row.value - COST_OF_GAP > (best?.value ?? 0))
      best = { ...row, value: row.value - COST_OF_GAP };
  }
  return best;
}

function rowAfter(before: Row | undefined, index: number, bits: number, gaps = 0): Row {
  const value = (before?.value ?? 0) + Math.max(bits, MIN_VALUE);
  return { value, count: (before?.count ?? 0) + 1, gaps, index, bits, before };
}

function isPhrase(row: Row): boolean {
  if (row.count < DECISIVE_WORDS) return false;
  const last = readLastWords(row, LONGEST_PHRASE);
  const counted = dropRepetitions(last);
  const sum = counted.reduce((bits, word) => bits + word.bits, -COST_OF_GAP * row.gaps);
  if (counted.length >= DECISIVE_WORDS && sum >= ENOUGH) return true;
  return row.gaps === 0 && endsWithPhrase(last.map(({ index }) => index));
}

function isShortPhrase(row: Row): boolean {
  if (row.count < DECISIVE_PREFIXES) return false;
  const last = readLastWords(row, DECISIVE_PREFIXES);
  const unseen = last.filter(({ bits }) => bits > 0).map(({ index }) => index);
  return new Set(unseen).size >= FEWEST_DIFFERENT || endsWithPhrase(unseen);
}

/** Returns the last words of a row in order. */
function readLastWords(row: Row, maxWords: number): Row[] {
  const last: Row[] = [];
  for (let at: Row | undefined = row; at && last.length < maxWords; at = at.before) last.push(at);
  return last.reverse();
}

/** Drops words repeated more often than a phrase repeats them. */
function dropRepetitions(row: readonly Row[]): Row[] {
  const times = new Map<number, number>();
  return row.filter(({ index }) => {
    const time = (times.get(index) ?? 0) + 1;
    times.set(index, time);
    return time <= MAX_TIMES;
  });
}
