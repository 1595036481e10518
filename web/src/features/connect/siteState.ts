import type { SiteState } from '@everything-wallet/core/connect/connectProtocol';
import type { ConnectedSite } from './ConnectedSite.ts';

/** Chain of a site that is not connected. */
const FIRST_CHAIN = '0x1';

/** Writes a site's permission in the protocol's form. */
export function siteState(site: ConnectedSite | undefined): SiteState {
  if (!site) return { accounts: [], chainId: FIRST_CHAIN, chains: [], expiresAt: null };
  return {
    accounts: site.accounts,
    chainId: hex(site.chain_id),
    chains: site.chain_ids.map(hex),
    expiresAt: site.expires_at,
  };
}

function hex(chainId: number): string {
  return `0x${chainId.toString(16)}`;
}
