/**
 * Vibrates for a moment, if the device can and the user does not want less motion. Safari has no such
 * interface.
 *
 * @param pattern ms of vibration, and of the pauses between
 */
export function vibrate(...pattern: number[]): void {
  if ('vibrate' in navigator && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
    navigator.vibrate(pattern);
  }
}
