import { MAX_CLOCK_DIFFERENCE_MS } from './clocksDiffer.ts';

/**
 * Bounds the time that a server names by the device's clock, so that nothing that is signed ends later than the device would have it by
 * more than ten minutes; both in ms since 1970.
 */
export function boundedTime(serverTime: number, deviceTime: number): number {
  return Math.min(serverTime, deviceTime + MAX_CLOCK_DIFFERENCE_MS);
}
