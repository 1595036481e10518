import { alwaysOnNetworks, type Network } from '@everything-wallet/core/networks/networks';

/** Returns the networks that the tests' stack scans: all but Polygon, whose scanner the tests start and kill themselves. */
export function testScannedNetworks(networks: readonly Network[] = alwaysOnNetworks): readonly Network[] {
  return networks.filter(({ id }) => id !== 'polygon');
}
