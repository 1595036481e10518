/**
 * Returns the median, the lower of two: one of two that reports too much, or one of three that reports
 * anything, does not decide.
 *
 * @returns undefined if empty
 */
export function lowerMedian(values: readonly bigint[]): bigint | undefined {
  return sorted(values)[Math.floor((values.length - 1) / 2)];
}

/**
 * Returns the median, the higher of two.
 *
 * @returns undefined if empty
 */
export function upperMedian(values: readonly bigint[]): bigint | undefined {
  return sorted(values)[Math.floor(values.length / 2)];
}

function sorted(values: readonly bigint[]): readonly bigint[] {
  return values.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
}
