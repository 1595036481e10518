/** Returns the 75th percentile of times; NaN without any. */
export function p75(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? Number.NaN;
}
