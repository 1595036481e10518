import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import type { Chain } from './Chain.ts';
import { nodeUrlsOf } from './nodeUrlsOf.ts';
import { RpcClient } from './RpcClient.ts';

const clients = new Map<RpcName, RpcClient>();

/** Returns the client of a network's configured nodes; one per instance, since it remembers how they answered. */
export function clientOf(rpcName: RpcName): RpcClient {
  const known = clients.get(rpcName);
  if (known) return known;
  const { chainId, blockSeconds } = networkByRpcName(rpcName);
  const client = new RpcClient(chainId, nodeUrlsOf(rpcName), {}, blockSeconds);
  clients.set(rpcName, client);
  return client;
}

/** Returns what a network's client knows of the present: state, fees and transactions. */
export function chainOf(rpcName: RpcName): Chain {
  return clientOf(rpcName);
}
