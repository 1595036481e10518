import type { IncomingRecord } from './IncomingStore.ts';
import { isDust } from './isDust.ts';
import type { IncomingPrices } from './pricesOf.ts';

/** Kind of a record, by which the records of a day are counted. */
export type RecordKind = 'verified' | 'unverified' | 'dust';

/** Kind that a record counts as. Only records that cost their sender something can make an account too busy. */
export function recordKind({ id, record }: IncomingRecord, prices: IncomingPrices): RecordKind {
  if (record.is_unverified === true) return 'unverified';
  return isDust(record, prices.get(id)?.usd) ? 'dust' : 'verified';
}
