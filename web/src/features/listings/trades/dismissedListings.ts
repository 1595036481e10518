import { StoredList } from '../../../lib/storage/StoredList.ts';
import { dismissedListingSchema } from './DismissedListing.ts';

/** Own orders that are over and were put aside on this device, while their records stand there still. */
export const dismissedListings = new StoredList('nftListingsPutAside', dismissedListingSchema);
