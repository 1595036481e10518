import { alwaysOnNetworks, networks, type Network } from '@everything-wallet/core/networks/networks';

/** Returns the first networks; those that are always on come first. */
export function firstNetworks(count: number): readonly Network[] {
  const others = networks.filter((network) => !alwaysOnNetworks.includes(network));
  return [...alwaysOnNetworks, ...others].slice(0, count);
}
