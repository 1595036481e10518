import { StoredList } from '../../../lib/storage/StoredList.ts';
import { swapJourneySchema } from './SwapJourney.ts';

/** Swaps started on this device that are in progress or not yet dismissed. They contain no secrets and cannot sign. */
export const swapJourneys = new StoredList('swapJourneys', swapJourneySchema);
