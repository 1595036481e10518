import { alwaysOnNetworks, type Network } from '@everything-wallet/core/networks/networks';
import { useSyncExternalStore } from 'react';
import { switchedOnNetworks } from './switchedOnNetworks.ts';

/** Returns the networks that the wallet offers and queries, in their order. */
export function useSwitchedOnNetworks(): readonly Network[] {
  return useSyncExternalStore(
    switchedOnNetworks.subscribe,
    switchedOnNetworks.current,
    () => alwaysOnNetworks,
  );
}
