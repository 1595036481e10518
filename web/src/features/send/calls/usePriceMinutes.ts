import { useSyncExternalStore } from 'react';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import { priceMinutes } from './priceMinutes.ts';

/** How often a price is looked at for its age, in ms. */
const LOOK_MS = 1_000;

/** Calls back with time, and when the page is seen again after a while. */
function subscribeToTime(onChange: () => void): () => void {
  const timer = setInterval(onChange, LOOK_MS);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** How old the price in a call is, in whole minutes, as time goes by. */
export function usePriceMinutes(request: Pick<CallRequest, 'msSinceQuoted'>): number {
  return useSyncExternalStore(subscribeToTime, () => priceMinutes(request));
}
