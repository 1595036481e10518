import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import { pricedSymbolOf } from '@everything-wallet/core/tokens/pricedSymbolOf';
import { knownCoin } from '../../catalogue/knownCoin.ts';
import type { TransactionListing } from './TransactionListing.ts';

/** Grey with white characters at 5.3 to 1: for unverified tokens. */
const UNKNOWN_COLOR = '#6B6B76';

/**
 * Returns the icon of an asset. A coin has the catalogue's icon, and so does a token with a known contract; any other token gets no coin's
 * icon whatever its symbol, nor does a test coin.
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
