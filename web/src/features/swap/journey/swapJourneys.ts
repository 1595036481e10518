import { KeptList } from '../../../lib/storage/KeptList.ts';
import { swapJourneySchema } from './SwapJourney.ts';

/** The swaps that were begun on this device and are not over, or not yet put aside. Nothing in them is secret or signs anything. */
export const swapJourneys = new KeptList('swapJourneys', swapJourneySchema);
