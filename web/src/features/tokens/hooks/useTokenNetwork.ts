import type { CustomTokenNetworkId } from '@everything-wallet/core/networks/customTokenNetworks';
import type { Network } from '@everything-wallet/core/networks/networks';
import { useSwitchedOnNetworks } from '../../../lib/network/useSwitchedOnNetworks.ts';

/** Returns the network of a custom token; undefined while it is disabled. */
export function useTokenNetwork(id: CustomTokenNetworkId): Network | undefined {
  return useSwitchedOnNetworks().find((network) => network.id === id);
}
