import { sameAddress } from '../accounts/sameAddress.ts';
import type { NetworkId } from '../networks/networks.ts';
import { ethereumPools } from './ethereumPools.ts';
import { polygonPools } from './polygonPools.ts';
import type { PoolDescription } from './PoolDescription.ts';

const vaults: readonly PoolDescription[] = [...ethereumPools, ...polygonPools];

/** Lists the pools of a network; empty if it has no listed vaults. */
export function listedPools(network: NetworkId): readonly PoolDescription[] {
  return vaults.filter((vault) => vault.network === network);
}

/**
 * True if a contract is a listed vault of this network: the same address on another network may be any other
 * contract.
 */
export function isListedPool(network: NetworkId, contract: string): boolean {
  return listedPools(network).some(({ address }) => sameAddress(address, contract));
}
