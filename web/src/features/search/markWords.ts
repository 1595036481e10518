import { stemmer } from 'stemmer';
import { plainWord, searchWords } from './searchWords.ts';

/** Piece of a text, marked if it matches the search. */
export interface MarkedPiece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Splits a text into matches and the text between them. */
export function markWords(text: string, words: ReadonlySet<string>): readonly MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(/[\p{L}\p{M}\p{N}_]+/gu)) {
    if (!isWanted(match[0], words)) continue;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), isMarked: false });
    end = match.index + match[0].length;
    pieces.push({ text: match[0], isMarked: true });
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isMarked: false });
  return pieces;
}

/** Excerpt length, and the part of it before the match, in characters. */
const EXCERPT = 150;
const BEFORE = 40;

/** Returns an excerpt that starts near the first match, or at the beginning without one. */
export function excerptOf(text: string, words: ReadonlySet<string>): string {
  const first = [...text.matchAll(/[\p{L}\p{M}\p{N}_]+/gu)].find(([word]) => isWanted(word, words));
  const wanted = first && first.index > EXCERPT / 2 ? first.index - BEFORE : 0;
  const start = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1;
  const cut = text.slice(start, start + EXCERPT);
  const isWhole = start + EXCERPT >= text.length;
  const end = isWhole ? cut : `${cut.slice(0, cut.lastIndexOf(' '))} …`;
  return start > 0 ? `… ${end}` : end;
}

function isWanted(word: string, words: ReadonlySet<string>): boolean {
  return (
    searchWords(word).some((part) => words.has(part) || words.has(stemmer(part))) ||
    words.has(plainWord(word))
  );
}
