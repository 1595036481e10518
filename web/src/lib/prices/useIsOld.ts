import { useSyncExternalStore } from 'react';

/** Age up to which prices count as current, in ms; the server returns none that are older. */
const FRESH_MS = 5 * 60_000;

/** Interval at which the age of prices is checked, in ms. */
const LOOK_MS = 5_000;

/**
 * Calls back whenever prices may have become old without an answer: after a time, or when the page is visible
 * again.
 */
function subscribeToTime(onChange: () => void): () => void {
  const timer = setInterval(onChange, LOOK_MS);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** Prices with their age at the time of the answer, and the milliseconds since the request. */
interface Aged {
  readonly ageMs: number;
  readonly msSinceAsked: () => number;
}

/**
 * Returns true if prices are too old, by the server's clock, to compute a value with; false while there are
 * none.
 */
export function useIsOld(answer: Aged | undefined): boolean {
  return useSyncExternalStore(
    subscribeToTime,
    () => answer !== undefined && answer.ageMs + answer.msSinceAsked() >= FRESH_MS,
  );
}
