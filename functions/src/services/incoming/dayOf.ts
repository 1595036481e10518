const DAY_MS = 86_400_000;

/** Days since 1970 at a time in ms. */
export function dayOf(ms: number): number {
  return Math.floor(ms / DAY_MS);
}
