/**
 * Measures time from now on, by whichever of the browser's clocks sees more of it: the date may be set back meanwhile, and
 * the steady clock stands still while some machines sleep.
 *
 * @returns gives the milliseconds since it was started
 */
export function startStopwatch(): () => number {
  const date = Date.now();
  const steady = performance.now();
  return () => Math.max(Date.now() - date, performance.now() - steady);
}
