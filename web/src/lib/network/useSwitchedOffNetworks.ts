import type { Network } from '@everything-wallet/core/networks/networks';
import { useSyncExternalStore } from 'react';
import { switchedOnNetworks } from './switchedOnNetworks.ts';

const NONE: readonly Network[] = [];

/** Returns the networks that were on in this browser and were switched off: no total includes them. */
export function useSwitchedOffNetworks(): readonly Network[] {
  return useSyncExternalStore(switchedOnNetworks.subscribe, switchedOnNetworks.switchedOff, () => NONE);
}
