/**
 * Lets the device be felt for a moment, where it can vibrate. A user who wants less motion feels nothing. Safari has no
 * such interface.
 *
 * @param pattern ms of vibration, and of the pauses between
 */
export function vibrate(...pattern: number[]): void {
  if ('vibrate' in navigator && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
    navigator.vibrate(pattern);
  }
}
