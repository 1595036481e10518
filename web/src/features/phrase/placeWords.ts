import { phraseLengths } from '@everything-wallet/core/accounts/phraseLengths';

/** Words of a phrase being typed, '' for an empty place; as many as the phrase will have. */
export type PlacedWords = readonly string[];

/**
 * Inserts pasted words into a phrase: from its first place if they may be a whole phrase, which is resized for them; otherwise from the
 * place they were pasted into.
 *
 * @param at index of that place
 * @returns undefined for more words than any phrase has
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

/** Resizes a phrase; words beyond the new length are dropped. */
export function resizeWords(words: PlacedWords, length: number): PlacedWords {
  return Array.from({ length }, (_, index) => words[index] ?? '');
}
