/** Difference between the clocks of server and device from which on the user is warned, in ms. */
export const MAX_CLOCK_DIFFERENCE_MS = 600_000;

/** True if a server's time differs from the device's by more than ten minutes; both in ms since 1970. */
export function clocksDiffer(serverTime: number, deviceTime: number): boolean {
  return Math.abs(serverTime - deviceTime) > MAX_CLOCK_DIFFERENCE_MS;
}
