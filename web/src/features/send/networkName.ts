import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';

/** How people call a network; a contact of another program may be saved for one that this wallet does not know. */
export function networkName(networkId: string): string {
  return findNetworkById(networkId)?.name ?? networkId;
}
