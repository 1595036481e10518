import { endsWithPhrase } from './endsWithPhrase.ts';

const LENGTHS: ReadonlySet<number> = new Set([12, 15, 18, 21, 24]);
/** Single characters in a row, one of which may be a mistake. */
const MIN_SIGNS = 11;
const WINDOW = 14;

/**
 * True if a text contains a recovery phrase of a list of single characters (Chinese): separated characters,
 * or a piece of text with exactly the length of a phrase and its checksum. An ordinary sentence is neither.
 */
export function containsSignsOf(wordlist: readonly string[], text: string): boolean {
  const places = new Map(wordlist.map((sign, place) => [sign, place]));
  const pieces = text.normalize('NFKC').match(/\p{Script=Han}+/gu) ?? [];
  let apart: string[] = [];
  for (const piece of pieces) {
    const signs = Array.from(piece);
    apart = signs.length === 1 ? [...apart, piece].slice(-WINDOW) : [];
    if (apart.filter((sign) => places.has(sign)).length >= MIN_SIGNS) return true;
    if (!LENGTHS.has(signs.length)) continue;
    const numbers = signs.flatMap((sign) => places.get(sign) ?? []);
    if (numbers.length === signs.length && endsWithPhrase(numbers)) return true;
  }
  return false;
}
