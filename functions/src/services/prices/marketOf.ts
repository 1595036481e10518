import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { PricedToken } from '@everything-wallet/core/schemas/tokenPrices';
import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import { pricedSymbolOf } from '@everything-wallet/core/tokens/pricedSymbolOf';
import type { PastAsset } from './PriceSource.ts';

/**
 * Returns the market of a token: that of a symbol, if the table of known tokens has one (including wrapped coin);
 * by its contract; or none, for nothing of a test network has a value.
 */
export function marketOf({ network: rpcName, contract }: PricedToken): PastAsset | undefined {
  const network = networkByRpcName(rpcName);
  if (network.type === 'testnet') return undefined;
  const { coin, currency, wrappedCoin } = network;
  if (coin.price && sameAddress(wrappedCoin, contract)) return { symbol: currency };
  const symbol = pricedSymbolOf(network, contract);
  return symbol === undefined ? { network, contract: contract.toLowerCase() } : { symbol };
}
