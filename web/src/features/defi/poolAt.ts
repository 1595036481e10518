import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { NetworkId } from '@everything-wallet/core/networks/networks';
import { lidoPool } from '@everything-wallet/core/pools/lidoPool';
import type { PoolDescription } from '@everything-wallet/core/pools/PoolDescription';
import { listedPools } from '@everything-wallet/core/pools/listedPools';

/** Returns the pool at an address of a network, including Lido; undefined if none is listed there. */
export function poolAt(network: NetworkId, address: string): PoolDescription | undefined {
  const all = network === lidoPool.network ? [...listedPools(network), lidoPool] : listedPools(network);
  return all.find((vault) => sameAddress(vault.address, address));
}
