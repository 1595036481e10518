import { sameAddress } from '../accounts/sameAddress.ts';
import { networkByRpcName } from '../networks/findNetwork.ts';
import type { Network } from '../networks/networks.ts';
import type { PricedToken } from '../schemas/tokenPrices.ts';
import { pricedSymbolOf } from './pricedSymbolOf.ts';

/** The market of a token: that of a coin or a known token by its symbol, or its own by its contract, in lower case. */
export type MarketAsset =
  | { readonly symbol: string }
  | { readonly network: Network; readonly contract: string };

/**
 * Returns the market of a token: that of a symbol, if the table of known tokens has one (including wrapped coin);
 * by its contract; or none, for nothing of a test network has a value.
 */
export function marketOf({ network: rpcName, contract }: PricedToken): MarketAsset | undefined {
  const network = networkByRpcName(rpcName);
  if (network.type === 'testnet') return undefined;
  const { coin, currency, wrappedCoin } = network;
  if (coin.price && sameAddress(wrappedCoin, contract)) return { symbol: currency };
  const symbol = pricedSymbolOf(network, contract);
  return symbol === undefined ? { network, contract: contract.toLowerCase() } : { symbol };
}
