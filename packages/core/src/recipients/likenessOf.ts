/** Hex digits at an end that people compare, and wallets show. */
const END_DIGITS = 4;

/** Part of an address that equals another one's. */
export type Likeness = 'bothEnds' | 'firstDigits' | 'lastDigits';

/**
 * Compares two addresses as people do: by the first and the last four hex digits.
 *
 * @returns undefined if neither end is equal, and for the same address
 */
export function likenessOf(one: string, other: string): Likeness | undefined {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  if (a === b) return undefined;
  const isFirstAlike = a.slice(2, 2 + END_DIGITS) === b.slice(2, 2 + END_DIGITS);
  const isLastAlike = a.slice(-END_DIGITS) === b.slice(-END_DIGITS);
  if (isFirstAlike && isLastAlike) return 'bothEnds';
  if (isFirstAlike) return 'firstDigits';
  return isLastAlike ? 'lastDigits' : undefined;
}
