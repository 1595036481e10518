import { useSyncExternalStore } from 'react';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import { priceMinutes } from './priceMinutes.ts';

/** Interval of checking a price's age, in ms. */
const CHECK_INTERVAL_MS = 1_000;

/** Calls back over time, and when the page becomes visible again. */
function subscribeToTime(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_INTERVAL_MS);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** Returns the age of the price in a call, in whole minutes, over time. */
export function usePriceMinutes(request: Pick<CallRequest, 'msSinceQuoted'>): number {
  return useSyncExternalStore(subscribeToTime, () => priceMinutes(request));
}
