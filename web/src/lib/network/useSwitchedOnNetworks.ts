import { alwaysOnNetworks, type Network } from '@everything-wallet/core/networks/networks';
import { useSyncExternalStore } from 'react';
import { switchedOnNetworks } from './switchedOnNetworks.ts';

/** The networks that the wallet offers and asks, in their order. */
export function useSwitchedOnNetworks(): readonly Network[] {
  return useSyncExternalStore(
    switchedOnNetworks.subscribe,
    switchedOnNetworks.current,
    () => alwaysOnNetworks,
  );
}
