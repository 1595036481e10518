import type { Network, NetworkId } from '@everything-wallet/core/networks/networks';
import { createContext } from 'react';

/** The selected network, and the function that selects another. */
export interface NetworkSelection {
  readonly network: Network;
  readonly selectNetwork: (id: NetworkId) => void;
}

export const NetworkContext = createContext<NetworkSelection | undefined>(undefined);
