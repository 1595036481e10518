/**
 * Starts a stopwatch that uses the larger of two measures: the date may be set back in the meantime, and the
 * monotonic clock stops while some machines sleep.
 *
 * @returns reads the elapsed milliseconds
 */
export function startStopwatch(): () => number {
  const date = Date.now();
  const steady = performance.now();
  return () => Math.max(Date.now() - date, performance.now() - steady);
}
