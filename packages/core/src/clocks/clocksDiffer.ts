/** How far the clocks of server and device may be apart before a person is warned, in ms. */
export const MAX_CLOCK_DIFFERENCE_MS = 600_000;

/** Tells whether the time that a server names is more than ten minutes from the device's; both in ms since 1970. */
export function clocksDiffer(serverTime: number, deviceTime: number): boolean {
  return Math.abs(serverTime - deviceTime) > MAX_CLOCK_DIFFERENCE_MS;
}
