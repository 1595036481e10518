import type { Network } from '@everything-wallet/core/networks/networks';

/** Key of what an instance caches of a user on a network. */
export function userNetworkKey(userId: string, network: Network): string {
  return `${userId} ${network.id}`;
}
