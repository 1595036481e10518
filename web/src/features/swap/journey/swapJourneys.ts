import { StoredList } from '../../../lib/storage/StoredList.ts';
import { swapJourneySchema } from './SwapJourney.ts';

/** The swaps that were begun on this device and are not over, or not yet put aside. Nothing in them is secret or signs anything. */
export const swapJourneys = new StoredList('swapJourneys', swapJourneySchema);
