/**
 * Returns the median of an odd number of values; of an even number the upper of the two in the middle.
 *
 * @throws Error for an empty list
 */
export function medianOf(values: readonly number[]): number {
  const middle = values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
  if (middle === undefined) throw new Error('There is no median of nothing');
  return middle;
}
