/**
 * Returns the n-th number of a fixed pseudo-random sequence, at least 0 and below 1: a drawing is the same every time.
 *
 * @param n a whole number, not negative
 */
export function scatter(n: number): number {
  // Two rounds of multiplying and folding; after one, neighbours are still similar.
  let mixed = Math.imul(n + 1, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32;
}
