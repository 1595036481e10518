import { sameAddress } from '../accounts/sameAddress.ts';
import type { NetworkId } from '../networks/networks.ts';
import { exchangeOf } from './exchangeOf.ts';

/** True if an address is a router of the network's exchange, by its file. */
export function isRouter(network: NetworkId, address: string): boolean {
  const exchange = exchangeOf(network);
  return (
    exchange !== undefined &&
    [exchange.v2.router, exchange.v3.router].some((router) => sameAddress(router, address))
  );
}
