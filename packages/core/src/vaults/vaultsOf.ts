import type { NetworkId } from '../networks/networks.ts';
import { ethereumVaults } from './ethereumVaults.ts';
import { polygonVaults } from './polygonVaults.ts';
import type { VaultDescription } from './VaultDescription.ts';

const vaults: readonly VaultDescription[] = [...ethereumVaults, ...polygonVaults];

/** The pools of a network; none where it has no vaults that we list. */
export function vaultsOf(network: NetworkId): readonly VaultDescription[] {
  return vaults.filter((vault) => vault.network === network);
}
