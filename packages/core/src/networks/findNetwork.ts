import { networks, type Network, type NetworkId, type RpcName } from './networks.ts';

/** Returns the network with this id, or undefined for an unknown one. */
export function findNetworkById(id: string): Network | undefined {
  return networks.find((network) => network.id === id);
}

/** Returns the network with this rpcName; the name's type rules out an unknown one. */
export function networkByRpcName(rpcName: RpcName): Network {
  const network = networks.find((candidate) => candidate.rpcName === rpcName);
  if (!network) throw new TypeError(`No network is named ${rpcName}`);
  return network;
}

/** Returns the network with this id; the id's type rules out an unknown one. */
export function networkById(id: NetworkId): Network {
  const network = findNetworkById(id);
  if (!network) throw new TypeError(`No network has the id ${id}`);
  return network;
}
