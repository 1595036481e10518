import type { RpcName } from '@everything-wallet/core/networks/networks';
import type { Chain } from './Chain.ts';
import { clientOf } from './clientOf.ts';

/** Returns what a network's client knows of the present: state, fees and transactions. */
export function chainOf(rpcName: RpcName): Chain {
  return clientOf(rpcName);
}
