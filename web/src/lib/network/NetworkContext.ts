import type { Network, NetworkId } from '@everything-wallet/core/networks/networks';
import { createContext } from 'react';

/** The selected network, and how to select another. */
export interface NetworkSelection {
  readonly network: Network;
  readonly selectNetwork: (id: NetworkId) => void;
}

export const NetworkContext = createContext<NetworkSelection | undefined>(undefined);
