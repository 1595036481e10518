import { useEffect } from 'react';

/** Longest time to wait for an idle moment, in ms. */
const LONGEST_MS = 5_000;

/**
 * Does something once, when the browser has nothing else to do.
 *
 * @param isTime until it is, the browser has better things to do
 * @param work the same function with every render
 */
export function useWhenIdle(isTime: boolean, work: () => void): void {
  useEffect(() => {
    if (!isTime) return undefined;
    // Absent in Safari.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(work, 1_000);
      return () => clearTimeout(timer);
    }
    const request = window.requestIdleCallback(work, { timeout: LONGEST_MS });
    return () => window.cancelIdleCallback(request);
  }, [isTime, work]);
}
