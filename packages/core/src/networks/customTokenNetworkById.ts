import {
  customTokenNetworks,
  type CustomTokenNetwork,
  type CustomTokenNetworkId,
} from './customTokenNetworks.ts';

/** The custom token network with this identifier; the identifier's type makes an unknown one impossible. */
export function customTokenNetworkById(id: CustomTokenNetworkId): CustomTokenNetwork {
  const network = customTokenNetworks.find((candidate) => candidate.id === id);
  if (!network) throw new TypeError(`No custom token network has the id ${id}`);
  return network;
}
