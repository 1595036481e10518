import type { CallRequest } from '../../../lib/calls/CallRequest.ts';

/** How old the price in a call may be when it is signed, in ms: the least that comes was reckoned from it. */
const PRICE_LIFE_MS = 60_000;

/** Whether the price that stands in a call's bytes is too old to be signed; false where none does. */
export function isPriceOld({ msSinceQuoted }: Pick<CallRequest, 'msSinceQuoted'>): boolean {
  return msSinceQuoted !== undefined && msSinceQuoted() > PRICE_LIFE_MS;
}
