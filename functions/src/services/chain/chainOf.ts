import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import type { Chain } from './Chain.ts';
import { nodeUrlsOf } from './nodeUrlsOf.ts';
import { RpcChain } from './RpcChain.ts';

const chains = new Map<RpcName, Chain>();

/** The chain of a network, as configured; one object an instance, since it remembers which nodes it checked. */
export function chainOf(rpcName: RpcName): Chain {
  const known = chains.get(rpcName);
  if (known) return known;
  const { chainId, blockSeconds } = networkByRpcName(rpcName);
  const chain = new RpcChain(chainId, nodeUrlsOf(rpcName), {}, blockSeconds);
  chains.set(rpcName, chain);
  return chain;
}
