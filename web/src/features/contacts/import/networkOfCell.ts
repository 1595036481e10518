import { networkNamed } from '@everything-wallet/core/networks/networkNamed';
import { defaultNetwork, networks, type Network } from '@everything-wallet/core/networks/networks';

/**
 * The network that a cell of a file names: by its id, its rpcName, its chain id or any of the names it has here.
 *
 * @returns the default network where the cell is empty, undefined where no network is called so
 */
export function networkOfCell(cell: string): Network | undefined {
  if (cell === '') return defaultNetwork;
  const label = cell.toLowerCase();
  return networkNamed(cell) ?? networks.find((one: Network) => one.customTokenName?.toLowerCase() === label);
}
