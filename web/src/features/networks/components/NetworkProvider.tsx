import { defaultNetwork, type NetworkId } from '@everything-wallet/core/networks/networks';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { browserStore } from '../../../lib/storage/browserStore.ts';
import { NetworkContext, type NetworkSelection } from '../../../lib/network/NetworkContext.ts';
import { networkAttention } from '../../../lib/refresh/networkAttention.ts';
import { switchedOnNetworks } from '../../../lib/network/switchedOnNetworks.ts';
import { useSwitchedOnNetworks } from '../../../lib/network/useSwitchedOnNetworks.ts';

/** Storage key of the selection between visits (docs/product.md §4). */
const STORAGE_KEY = 'selectedNetwork';

interface NetworkProviderProps {
  children: ReactNode;
}

/**
 * Provides the selected network, which survives a reload. Ethereum Mainnet is selected on the first visit, and if the user has
 * switched the selected network off. Selecting a network switches it on.
 */
export function NetworkProvider({ children }: NetworkProviderProps) {
  const [id, setId] = useState<string | null>(() => browserStore.read(STORAGE_KEY));
  const offered = useSwitchedOnNetworks();

  const selection = useMemo<NetworkSelection>(
    () => ({
      network: offered.find((network) => network.id === id) ?? defaultNetwork,
      selectNetwork: (next: NetworkId) => {
        switchedOnNetworks.set(next, true);
        browserStore.write(STORAGE_KEY, next);
        setId(next);
      },
    }),
    [id, offered],
  );

  const { network } = selection;
  useEffect(() => {
    networkAttention.select(network.id);
    return () => networkAttention.select(undefined);
  }, [network]);

  return <NetworkContext value={selection}>{children}</NetworkContext>;
}
