import { StoredList } from '../../lib/storage/StoredList.ts';
import { connectedSiteSchema } from './ConnectedSite.ts';

/** Websites that a user has connected in this browser; their ids are their origins. */
export const connectedSites = new StoredList('connectedSites', connectedSiteSchema);
