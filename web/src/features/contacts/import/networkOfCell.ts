import { networkNamed } from '@everything-wallet/core/networks/networkNamed';
import { defaultNetwork, networks, type Network } from '@everything-wallet/core/networks/networks';

/**
 * Finds the network that a cell of a file names: by its id, its rpcName, its chain id or any of its names here.
 *
 * @returns the default network for an empty cell, undefined for an unknown name
 */
export function networkOfCell(cell: string): Network | undefined {
  if (cell === '') return defaultNetwork;
  const label = cell.toLowerCase();
  return networkNamed(cell) ?? networks.find((one: Network) => one.customTokenName?.toLowerCase() === label);
}
