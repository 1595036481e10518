import { StoredList } from '../../../lib/storage/StoredList.ts';
import { poolJourneySchema } from './PoolJourney.ts';

/** Sequences with pools started on this device, until they end or are dismissed. They hold no secret and sign nothing. */
export const poolJourneys = new StoredList('poolJourneys', poolJourneySchema);
