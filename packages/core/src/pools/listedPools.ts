import { sameAddress } from '../accounts/sameAddress.ts';
import type { NetworkId } from '../networks/networks.ts';
import { ethereumPools } from './ethereumPools.ts';
import { polygonPools } from './polygonPools.ts';
import type { PoolDescription } from './PoolDescription.ts';

const pools: readonly PoolDescription[] = [...ethereumPools, ...polygonPools];

/** Lists the pools of a network; empty if it has none. */
export function listedPools(network: NetworkId): readonly PoolDescription[] {
  return pools.filter((pool) => pool.network === network);
}

/**
 * True if a contract is a listed pool of this network: the same address on another network may be any other
 * contract.
 */
export function isListedPool(network: NetworkId, contract: string): boolean {
  return listedPools(network).some(({ address }) => sameAddress(address, contract));
}
