import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';

/** Returns a network's name for display; a contact of another program may be saved for an unknown one. */
export function networkName(networkId: string): string {
  return findNetworkById(networkId)?.name ?? networkId;
}
