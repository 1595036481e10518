/**
 * Minimum height of a drawing, as a share of the value: a stablecoin's axis would read '$1.00' at every line.
 */
const MIN_SPAN = 0.04;

/**
 * Returns the range of a chart's axis, from slightly below the lowest value to slightly above the highest: a
 * change of a percent is visible in the drawing.
 */
export function chartRange(values: readonly number[]): { min: number; max: number } {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const span = high - low;
  const room = Math.max(span / 10, (high * MIN_SPAN - span) / 2);
  return { min: Math.max(0, low - room), max: high + room };
}
