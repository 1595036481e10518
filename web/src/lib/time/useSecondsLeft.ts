import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/**
 * Counts down by whole seconds, while the page is looked at.
 *
 * @param msSince how long ago it began, in ms
 * @param lasts how long it lasts, in ms
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
