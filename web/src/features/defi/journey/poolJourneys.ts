import { StoredList } from '../../../lib/storage/StoredList.ts';
import { poolJourneySchema } from './PoolJourney.ts';

/** What was begun with pools on this device and is not over, or not yet put aside. Nothing in it is secret or signs anything. */
export const poolJourneys = new StoredList('poolJourneys', poolJourneySchema);
