/** Milliseconds of vibration, and of the pauses between, for each outcome. */
const PATTERNS = { success: [15], error: [30, 60, 30] };

/**
 * Lets the device be felt for a moment, where it can vibrate. A user who wants less motion feels nothing. Safari has no
 * such interface.
 */
export function vibrate(outcome: keyof typeof PATTERNS): void {
  if ('vibrate' in navigator && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
    navigator.vibrate(PATTERNS[outcome]);
  }
}
