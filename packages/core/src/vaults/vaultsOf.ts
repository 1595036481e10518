import { sameAddress } from '../accounts/sameAddress.ts';
import type { NetworkId } from '../networks/networks.ts';
import { ethereumVaults } from './ethereumVaults.ts';
import { polygonVaults } from './polygonVaults.ts';
import type { VaultDescription } from './VaultDescription.ts';

const vaults: readonly VaultDescription[] = [...ethereumVaults, ...polygonVaults];

/** The pools of a network; none where it has no vaults that we list. */
export function vaultsOf(network: NetworkId): readonly VaultDescription[] {
  return vaults.filter((vault) => vault.network === network);
}

/** Checks whether a contract is a vault that the wallet lists of this network: at the same address elsewhere may be any other contract. */
export function isListedVault(network: NetworkId, contract: string): boolean {
  return vaultsOf(network).some(({ address }) => sameAddress(address, contract));
}
