import { StoredList } from '../../../lib/storage/StoredList.ts';
import { swapSequenceSchema } from './SwapSequence.ts';

/** Swaps started on this device that are in progress or not yet dismissed. They contain no secrets and cannot sign. */
export const swapSequences = new StoredList('swapJourneys', swapSequenceSchema);
