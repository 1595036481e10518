import { defaultNetwork, type NetworkId } from '@everything-wallet/core/networks/networks';
import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import { useMemo, useState, type ReactNode } from 'react';
import { browserStore } from '../../../lib/storage/browserStore.ts';
import { NetworkContext, type NetworkSelection } from '../../../lib/network/NetworkContext.ts';

/** Where the selection is kept between visits (specification §4). */
const STORAGE_KEY = 'selectedNetwork';

interface NetworkProviderProps {
  children: ReactNode;
}

/** Keeps the selected network, also over a reload; the first visit starts on Ethereum Mainnet. */
export function NetworkProvider({ children }: NetworkProviderProps) {
  const [id, setId] = useState<string | null>(() => browserStore.read(STORAGE_KEY));

  const selection = useMemo<NetworkSelection>(
    () => ({
      network: findNetworkById(id ?? '') ?? defaultNetwork,
      selectNetwork: (next: NetworkId) => {
        browserStore.write(STORAGE_KEY, next);
        setId(next);
      },
    }),
    [id],
  );

  return <NetworkContext value={selection}>{children}</NetworkContext>;
}
