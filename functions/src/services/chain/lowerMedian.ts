/**
 * Returns the median, the lower of two: one of two that reports too much, or one of three that reports
 * anything, does not decide.
 *
 * @returns undefined if empty
 */
export function lowerMedian(values: readonly bigint[]): bigint | undefined {
  const sorted = values.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
  return sorted[Math.floor((sorted.length - 1) / 2)];
}
