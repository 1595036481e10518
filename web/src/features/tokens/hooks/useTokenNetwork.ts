import type { CustomTokenNetworkId } from '@everything-wallet/core/networks/customTokenNetworks';
import type { Network } from '@everything-wallet/core/networks/networks';
import { useSwitchedOnNetworks } from '../../../lib/network/useSwitchedOnNetworks.ts';

/** The network on which the wallet reads and sends a custom token; undefined while it is switched off. */
export function useTokenNetwork(id: CustomTokenNetworkId): Network | undefined {
  return useSwitchedOnNetworks().find((network) => network.id === id);
}
