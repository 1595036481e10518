import { networkNamed } from '@everything-wallet/core/networks/networkNamed';
import { alwaysOnNetworks, networks, type Network } from '@everything-wallet/core/networks/networks';
import { LocalError } from './LocalError.ts';

/**
 * Returns the networks that a stack starts chains for: those that are always on, and the requested ones.
 *
 * @param text names of networks (id, rpcName, name or chain id) separated by commas, or 'all'; empty for no
 *   others
 * @throws {LocalError} When one of them names no network.
 */
export function stackNetworks(text: string): readonly Network[] {
  if (text.trim().toLowerCase() === 'all') return networks;
  const names = text.split(',').map((name) => name.trim());
  const wanted = names.filter((name) => name !== '').map(find);
  return networks.filter((network) => alwaysOnNetworks.includes(network) || wanted.includes(network));
}

function find(name: string): Network {
  const network = networkNamed(name);
  if (network) return network;
  const known = networks.filter(({ isOptional }) => isOptional).map(({ id }) => id);
  throw new LocalError(`--networks takes names from ${known.join(', ')}, with commas between them, or all.`);
}
