import { sameAddress } from '../accounts/sameAddress.ts';
import type { Network } from '../networks/networks.ts';
import { marketTokens } from './marketTokens.ts';

/**
 * Returns the symbol of an asset's price; undefined if unknown. A token is identified by its contract: its
 * own name does not determine its value.
 *
 * @param contract address of the token's contract in any case; undefined for native coin
 */
export function pricedSymbolOf({ id, coin, currency }: Network, contract?: string): string | undefined {
  if (contract === undefined) return coin.price && currency;
  return marketTokens(id).find((known) => sameAddress(known.contract, contract))?.symbol;
}
