import { language } from '../../lib/language/language.ts';
import { plainWord, searchWords } from './searchWords.ts';
import { stemIn } from './stemIn.ts';
import { isUnspaced, wordsIn } from './wordsIn.ts';

/** Piece of a text, marked if it matches the search. */
export interface MarkedPiece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Range of a match: the index of its first character, and that after its last. */
interface Place {
  readonly start: number;
  readonly end: number;
}

const stem = stemIn(language);

/** Splits a text into matches and the text between them. */
export function markWords(text: string, words: ReadonlySet<string>): readonly MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let last = 0;
  for (const { start, end } of matchesIn(text, words)) {
    if (start > last) pieces.push({ text: text.slice(last, start), isMarked: false });
    pieces.push({ text: text.slice(start, end), isMarked: true });
    last = end;
  }
  if (last < text.length) pieces.push({ text: text.slice(last), isMarked: false });
  return pieces;
}

/** Excerpt length, and the part of it before the match, in characters. */
const EXCERPT = 150;
const BEFORE = 40;

/** Returns an excerpt that starts near the first match, or at the beginning without one. */
export function excerptOf(text: string, words: ReadonlySet<string>): string {
  const first = matchesIn(text, words)[0]?.start ?? 0;
  const wanted = first > EXCERPT / 2 ? first - BEFORE : 0;
  const space = text.indexOf(' ', wanted);
  // A script without spaces is cut between two letters.
  const isSpaced = space >= 0 && space < first;
  const start = wanted === 0 ? 0 : isSpaced ? space + 1 : wanted;
  const cut = text.slice(start, start + EXCERPT);
  const isWhole = start + EXCERPT >= text.length;
  const end = cut.lastIndexOf(' ');
  const shown = isWhole ? cut : `${end > EXCERPT / 2 ? cut.slice(0, end) : cut} …`;
  return start > 0 ? `… ${shown}` : shown;
}

/** Finds the matches in a text, in order. */
function matchesIn(text: string, words: ReadonlySet<string>): readonly Place[] {
  const places: Place[] = [];
  let from = 0;
  for (const word of wordsIn(text)) {
    const start = text.indexOf(word, from);
    from = start + word.length;
    if (isUnspaced(word)) places.push(...pairsFound(word, words, start));
    else if (isWanted(word, words)) places.push({ start, end: from });
  }
  return places;
}

/** Finds the pairs of letters of a word in a script without spaces that match; pairs that touch are one place. */
function pairsFound(word: string, words: ReadonlySet<string>, at: number): readonly Place[] {
  const places: Place[] = [];
  for (let index = 0; index < word.length; index += 1) {
    const [pair, letter] = [word.slice(index, index + 2), word.slice(index, index + 1)];
    const size = words.has(plainWord(pair)) ? pair.length : words.has(plainWord(letter)) ? 1 : 0;
    if (size === 0) continue;
    const [start, end] = [at + index, at + index + size];
    const before = places.at(-1);
    if (before && before.end >= start) places[places.length - 1] = { start: before.start, end };
    else places.push({ start, end });
  }
  return places;
}

function isWanted(word: string, words: ReadonlySet<string>): boolean {
  return (
    searchWords(word).some((part) => words.has(part) || words.has(stem(part))) || words.has(plainWord(word))
  );
}
