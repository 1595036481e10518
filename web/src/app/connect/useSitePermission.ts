import { useState, useSyncExternalStore } from 'react';
import type { ConnectedSite } from '../../features/connect/ConnectedSite.ts';
import { connectedSites } from '../../features/connect/connectedSites.ts';
import { currentSite } from '../../features/connect/currentSite.ts';
import type { SigningAccount } from '../wallet/signingAccounts.ts';

/** A website's permission, and the other connected websites. */
interface SitePermissions {
  /** Undefined if not connected, or no longer: ended in another tab, over, or without an account. */
  readonly permission: ConnectedSite | undefined;
  /** Stored permission, though it may no longer hold: its limits stay. */
  readonly stored: ConnectedSite | undefined;
  /** Origins of the other connected websites. */
  readonly otherOrigins: readonly string[];
}

/** Reads a website's permission, live in all tabs, as of the time of the request. */
export function useSitePermission(
  userId: string,
  origin: string,
  signers: readonly SigningAccount[],
): SitePermissions {
  const [openedAt] = useState(() => Date.now());
  const sites = useSyncExternalStore(connectedSites.subscribe, () => connectedSites.ofUser(userId));
  const stored = sites.find(({ id }) => id === origin);
  return {
    permission: currentSite(
      stored,
      signers.map(({ address }) => address),
      openedAt,
    ),
    stored,
    otherOrigins: sites.map(({ id }) => id).filter((id) => id !== origin),
  };
}
