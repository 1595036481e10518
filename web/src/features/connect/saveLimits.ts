import type { ConnectedSite } from './ConnectedSite.ts';
import { connectedSites } from './connectedSites.ts';

/** Stores the limits of a website in this browser. */
export function saveLimits(site: ConnectedSite, limits: ConnectedSite['limits']): void {
  connectedSites.write({ ...site, written_at: Date.now(), limits });
}
