import { phraseLengths } from '@everything-wallet/core/accounts/phraseLengths';

/** The words of a phrase that is being typed, '' where none is yet; as many as the phrase is to have. */
export type PlacedWords = readonly string[];

/**
 * Puts words that came together into the places of a phrase: from its first place where they may be a whole phrase, which then
 * has as many places as they need; else from the place that they were put into.
 *
 * @param at index of that place
 * @returns undefined where they are more than any phrase has places
 */
export function placeWords(
  words: PlacedWords,
  added: readonly string[],
  at: number,
): PlacedWords | undefined {
  const [shortest = 0] = phraseLengths;
  const isWhole = added.length >= shortest;
  const placed = isWhole ? added : words.toSpliced(at, added.length, ...added);
  const length = phraseLengths.find((one) => one >= placed.length);
  return length === undefined ? undefined : resizeWords(placed, length);
}

/** The same words in so many places; those behind are left out. */
export function resizeWords(words: PlacedWords, length: number): PlacedWords {
  return Array.from({ length }, (_, index) => words[index] ?? '');
}
