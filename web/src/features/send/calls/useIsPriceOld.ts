import { useSyncExternalStore } from 'react';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import { isPriceOld } from './isPriceOld.ts';

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

/** Whether the price in a call has become too old to be signed, as time goes by. */
export function useIsPriceOld(request: Pick<CallRequest, 'msSinceQuoted'>): boolean {
  return useSyncExternalStore(subscribeToTime, () => isPriceOld(request));
}
