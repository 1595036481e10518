import type { NetworkId } from '../networks/networks.ts';
import { arbitrumExchange } from './arbitrumExchange.ts';
import { avalancheExchange } from './avalancheExchange.ts';
import { baseExchange } from './baseExchange.ts';
import { bscExchange } from './bscExchange.ts';
import { ethereumExchange } from './ethereumExchange.ts';
import type { ExchangeDescription } from './ExchangeDescription.ts';
import { optimismExchange } from './optimismExchange.ts';
import { polygonExchange } from './polygonExchange.ts';
import { sepoliaExchange } from './sepoliaExchange.ts';

const exchanges: readonly ExchangeDescription[] = [
  ethereumExchange,
  sepoliaExchange,
  polygonExchange,
  bscExchange,
  avalancheExchange,
  arbitrumExchange,
  optimismExchange,
  baseExchange,
];

/** Returns the exchange of a network; undefined for Polygon Amoy, where Uniswap publishes no contracts. */
export function exchangeOf(network: NetworkId): ExchangeDescription | undefined {
  return exchanges.find((exchange) => exchange.network === network);
}
