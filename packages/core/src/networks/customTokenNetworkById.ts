import {
  customTokenNetworks,
  type CustomTokenNetwork,
  type CustomTokenNetworkId,
} from './customTokenNetworks.ts';

/** Returns the custom token network with this id; the id's type rules out an unknown one. */
export function customTokenNetworkById(id: CustomTokenNetworkId): CustomTokenNetwork {
  const network = customTokenNetworks.find((candidate) => candidate.id === id);
  if (!network) throw new TypeError(`No custom token network has the id ${id}`);
  return network;
}
