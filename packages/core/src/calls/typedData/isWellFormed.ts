/** True if a text has no lone surrogate: it has no bytes, and programs encode it differently. */
export function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}
