import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { listedPools } from '@everything-wallet/core/pools/listedPools';
import { lidoAsPool } from './lidoAsPool.ts';
import type { Pool } from './Pool.ts';
import type { PoolSnapshot } from './PoolSnapshot.ts';

/** Returns the pools of a network in the order of its file, with their state, and Lido last, if it exists there. */
export function poolsOf({ network, answer }: Pick<PoolSnapshot, 'network' | 'answer'>): readonly Pool[] {
  const vaults = listedPools(network.id).map((vault) => ({
    network,
    vault,
    state: answer?.vaults.find(({ address }) => sameAddress(address, vault.address)),
    asset: answer?.tokens.find(({ contract }) => sameAddress(contract, vault.asset)),
  }));
  const lido = answer?.lido;
  return lido && lido.status !== 'absent' ? [...vaults, lidoAsPool(network, lido)] : vaults;
}
