import type { Network } from '@everything-wallet/core/networks/networks';

/** What an answer says of the network it is about. */
export function aboutNetwork({ rpcName, chainId, currency }: Network) {
  return { network: rpcName, chainId, currency };
}
