/** The least height of a drawing, as a share of the value: a stablecoin's axis would read '$1.00' at every line. */
const MIN_SPAN = 0.04;

/** From a little below the lowest value to a little above the highest: a price that moves by a percent moves in the drawing as well. */
export function chartRange(values: readonly number[]): { min: number; max: number } {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const span = high - low;
  const room = Math.max(span / 10, (high * MIN_SPAN - span) / 2);
  return { min: Math.max(0, low - room), max: high + room };
}
