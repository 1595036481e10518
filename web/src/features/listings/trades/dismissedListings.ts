import { StoredList } from '../../../lib/storage/StoredList.ts';
import { dismissedListingSchema } from './DismissedListing.ts';

/** Own orders that are over and dismissed on this device, while their records still exist. */
export const dismissedListings = new StoredList('nftListingsPutAside', dismissedListingSchema);
