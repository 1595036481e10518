import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import { pricedSymbolOf } from '@everything-wallet/core/tokens/pricedSymbolOf';
import { knownCoin } from '../../catalogue/knownCoin.ts';
import type { TransactionListing } from './TransactionListing.ts';

/** Grey with white characters at 5.3 to 1: of what nobody has vouched for. */
const UNKNOWN_COLOR = '#6B6B76';

/**
 * How the picture of what moved is drawn. A coin looks as in the token catalogue, and so does a token whose contract is
 * known; what any other token calls itself gives it no coin's look, and so it is with test coins.
 */
export function discOf({
  network: networkId,
  contract_address,
  token_symbol,
}: Pick<TransactionListing, 'network' | 'contract_address' | 'token_symbol'>): {
  readonly icon: string;
  readonly color: string;
} {
  const network = findNetworkById(networkId);
  const symbol = network && pricedSymbolOf(network, contract_address);
  const coin = symbol === undefined ? undefined : knownCoin(symbol);
  if (coin) return { icon: coin.icon, color: coin.color };
  return { icon: Array.from(token_symbol)[0]?.toUpperCase() ?? '?', color: UNKNOWN_COLOR };
}
