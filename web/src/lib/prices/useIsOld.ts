import { useSyncExternalStore } from 'react';

/** How long prices are those of now, counted from when they were so, in ms; the server gives none that are older. */
const FRESH_MS = 5 * 60_000;

/** How often prices are looked at for their age, in ms. */
const LOOK_MS = 5_000;

/** Calls back whenever prices may have become old without anything being answered: with time, or seen again after a while. */
function subscribeToTime(onChange: () => void): () => void {
  const timer = setInterval(onChange, LOOK_MS);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** Prices by their age when they were answered, and the milliseconds since they were asked for. */
interface Aged {
  readonly ageMs: number;
  readonly msSinceAsked: () => number;
}

/** Whether prices are so old, by the server's clock, that no value should be worked out with them; false while there are none. */
export function useIsOld(answer: Aged | undefined): boolean {
  return useSyncExternalStore(
    subscribeToTime,
    () => answer !== undefined && answer.ageMs + answer.msSinceAsked() >= FRESH_MS,
  );
}
