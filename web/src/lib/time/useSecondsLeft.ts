import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/**
 * Counts down in whole seconds while the page is visible.
 *
 * @param msSince ms since the begin
 * @param lasts duration in ms
 */
export function useSecondsLeft(msSince: () => number, lasts: number): number {
  const [, draw] = useState(0);
  useEffect(() => {
    const tick = () => {
      if (document.visibilityState === 'visible') draw((count) => count + 1);
    };
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((lasts - msSince()) / SECOND_MS));
}
