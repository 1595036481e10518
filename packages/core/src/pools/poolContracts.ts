import { sameAddress } from '../accounts/sameAddress.ts';
import { networkById } from '../networks/findNetwork.ts';
import type { NetworkId } from '../networks/networks.ts';
import { lido } from './lido.ts';
import { listedPools } from './listedPools.ts';

/**
 * Lists a network's contracts whose `balanceOf` is a position in a pool: the shares of its vaults, Lido's two
 * tokens, and the requests in its queue, which are NFTs. They are counted among pools and nowhere else.
 *
 * @returns checksum addresses (EIP-55)
 */
export function poolContracts(network: NetworkId): readonly string[] {
  const shares = listedPools(network).map(({ address }) => address);
  return networkById(network).chainId === lido.chainId
    ? [...shares, lido.staked, lido.wrapped, lido.queue]
    : shares;
}

/** True if a contract of a network is one of those; undefined is the network's coin. */
export function isPoolContract(network: NetworkId, contract: string | undefined): boolean {
  return contract !== undefined && poolContracts(network).some((pool) => sameAddress(pool, contract));
}
