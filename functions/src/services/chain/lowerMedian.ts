/**
 * The middle one of what several say, the lower of two: one of two that says too much, or one of three that says anything, does not
 * decide.
 *
 * @returns undefined of none
 */
export function lowerMedian(values: readonly bigint[]): bigint | undefined {
  const sorted = values.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
  return sorted[Math.floor((sorted.length - 1) / 2)];
}
