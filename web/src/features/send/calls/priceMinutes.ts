import type { CallRequest } from '../../../lib/calls/CallRequest.ts';

/** How old the price is that stands in a call's bytes, in whole minutes; 0 where none does. */
export function priceMinutes({ msSinceQuoted }: Pick<CallRequest, 'msSinceQuoted'>): number {
  return msSinceQuoted === undefined ? 0 : Math.floor(msSinceQuoted() / 60_000);
}
