import { useEffect } from 'react';

/** Longest time to wait for an idle moment, in ms. */
const LONGEST_MS = 5_000;

/**
 * Runs work once, when the browser is idle.
 *
 * @param isTime false while more important work is pending
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
