import type { Network } from '@everything-wallet/core/networks/networks';
import { useSyncExternalStore } from 'react';
import { switchedOnNetworks } from './switchedOnNetworks.ts';

const NONE: readonly Network[] = [];

/** Networks that were on in this browser and were switched off: what is held there is in no total. */
export function useSwitchedOffNetworks(): readonly Network[] {
  return useSyncExternalStore(switchedOnNetworks.subscribe, switchedOnNetworks.switchedOff, () => NONE);
}
