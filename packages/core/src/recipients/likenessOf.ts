/** How many hex digits at an end people compare, and wallets show. */
const END_DIGITS = 4;

/** Which part of an address is that of another one. */
export type Likeness = 'bothEnds' | 'firstDigits' | 'lastDigits';

/**
 * Whether an address looks like another one, as people compare them: by the first or the last four hex digits.
 *
 * @returns undefined where neither end is the same, and where it is the same address
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
