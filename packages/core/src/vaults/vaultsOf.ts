import { sameAddress } from '../accounts/sameAddress.ts';
import type { NetworkId } from '../networks/networks.ts';
import { ethereumVaults } from './ethereumVaults.ts';
import { polygonVaults } from './polygonVaults.ts';
import type { VaultDescription } from './VaultDescription.ts';

const vaults: readonly VaultDescription[] = [...ethereumVaults, ...polygonVaults];

/** Lists the pools of a network; empty if it has no listed vaults. */
export function vaultsOf(network: NetworkId): readonly VaultDescription[] {
  return vaults.filter((vault) => vault.network === network);
}

/**
 * True if a contract is a listed vault of this network: the same address on another network may be any other
 * contract.
 */
export function isListedVault(network: NetworkId, contract: string): boolean {
  return vaultsOf(network).some(({ address }) => sameAddress(address, contract));
}
