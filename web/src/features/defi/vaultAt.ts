import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { NetworkId } from '@everything-wallet/core/networks/networks';
import { lidoPool } from '@everything-wallet/core/vaults/lidoPool';
import type { VaultDescription } from '@everything-wallet/core/vaults/VaultDescription';
import { vaultsOf } from '@everything-wallet/core/vaults/vaultsOf';

/** Returns the pool at an address of a network, including Lido; undefined if none is listed there. */
export function vaultAt(network: NetworkId, address: string): VaultDescription | undefined {
  const all = network === lidoPool.network ? [...vaultsOf(network), lidoPool] : vaultsOf(network);
  return all.find((vault) => sameAddress(vault.address, address));
}
