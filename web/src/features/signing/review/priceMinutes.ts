import type { CallRequest } from '../../../lib/calls/CallRequest.ts';

/** Returns the age of the price in a call's bytes, in whole minutes; 0 without one. */
export function priceMinutes({ msSinceQuoted }: Pick<CallRequest, 'msSinceQuoted'>): number {
  return msSinceQuoted === undefined ? 0 : Math.floor(msSinceQuoted() / 60_000);
}
