import { KeptList } from '../../../lib/storage/KeptList.ts';
import { poolJourneySchema } from './PoolJourney.ts';

/** What was begun with pools on this device and is not over, or not yet put aside. Nothing in it is secret or signs anything. */
export const poolJourneys = new KeptList('poolJourneys', poolJourneySchema);
