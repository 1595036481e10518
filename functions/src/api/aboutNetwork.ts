import type { Network } from '@everything-wallet/core/networks/networks';

/** Returns the fields of a response about its network. */
export function aboutNetwork({ rpcName, chainId, currency }: Network) {
  return { network: rpcName, chainId, currency };
}
