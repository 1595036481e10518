import { sameAddress } from '../accounts/sameAddress.ts';
import { networkByRpcName } from '../networks/findNetwork.ts';
import type { Network } from '../networks/networks.ts';
import type { PricedToken } from '../schemas/tokenPrices.ts';
import { pricedSymbolOf } from './pricedSymbolOf.ts';

/** Market that sets a price: a symbol, or a token's contract in lower case. */
export type MarketAsset =
  | { readonly symbol: string }
  | { readonly network: Network; readonly contract: string };

/**
 * Returns the market of a token: its symbol if the token is known or is wrapped coin, otherwise its contract. Tokens of test networks have
 * no market.
 */
export function marketOf({ network: rpcName, contract }: PricedToken): MarketAsset | undefined {
  const network = networkByRpcName(rpcName);
  if (network.type === 'testnet') return undefined;
  const { coin, currency, wrappedCoin } = network;
  if (coin.price && sameAddress(wrappedCoin, contract)) return { symbol: currency };
  const symbol = pricedSymbolOf(network, contract);
  return symbol === undefined ? { network, contract: contract.toLowerCase() } : { symbol };
}
