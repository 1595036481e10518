/** Whether a text has no half of a pair of surrogates: such a half has no bytes, and each program writes others for it. */
export function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}
