import { MAX_CLOCK_DIFFERENCE_MS } from './clocksDiffer.ts';

/**
 * Bounds a server's time by the device's clock, so that no signature lasts more than ten minutes longer than
 * the device intends; both in ms since 1970.
 */
export function boundedTime(serverTime: number, deviceTime: number): number {
  return Math.min(serverTime, deviceTime + MAX_CLOCK_DIFFERENCE_MS);
}
