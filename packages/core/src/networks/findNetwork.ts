import { networks, type Network, type NetworkId, type RpcName } from './networks.ts';

/** The network with this identifier, or undefined for an unknown one. */
export function findNetworkById(id: string): Network | undefined {
  return networks.find((network) => network.id === id);
}

/** The network that callables know by this name; the name's type makes an unknown one impossible. */
export function networkByRpcName(rpcName: RpcName): Network {
  const network = networks.find((candidate) => candidate.rpcName === rpcName);
  if (!network) throw new TypeError(`No network is named ${rpcName}`);
  return network;
}

/** The network with this identifier; the identifier's type makes an unknown one impossible. */
export function networkById(id: NetworkId): Network {
  const network = findNetworkById(id);
  if (!network) throw new TypeError(`No network has the id ${id}`);
  return network;
}
