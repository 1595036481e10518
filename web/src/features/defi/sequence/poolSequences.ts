import { StoredList } from '../../../lib/storage/StoredList.ts';
import { poolSequenceSchema } from './PoolSequence.ts';

/** Sequences with pools started on this device, until they end or are dismissed. They hold no secret and sign nothing. */
export const poolSequences = new StoredList('poolJourneys', poolSequenceSchema);
