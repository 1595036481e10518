import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { PricedToken } from '@everything-wallet/core/callables/tokenPrices';
import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import { pricedSymbolOf } from '@everything-wallet/core/tokens/pricedSymbolOf';
import type { PastAsset } from './PriceSource.ts';

/**
 * Where a token's price is found: with that of a symbol, where the network's file says what it is (what wraps the coin included); by
 * its contract; or nowhere, for nothing of a test network is worth anything.
 */
export function marketOf({ network: rpcName, contract }: PricedToken): PastAsset | undefined {
  const network = networkByRpcName(rpcName);
  if (network.type === 'testnet') return undefined;
  const { coin, currency, wrappedCoin } = network;
  if (coin.price && sameAddress(wrappedCoin, contract)) return { symbol: currency };
  const symbol = pricedSymbolOf(network, contract);
  return symbol === undefined ? { network, contract: contract.toLowerCase() } : { symbol };
}
