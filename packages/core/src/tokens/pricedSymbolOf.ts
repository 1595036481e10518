import { sameAddress } from '../accounts/sameAddress.ts';
import type { Network } from '../networks/networks.ts';

/**
 * The symbol that what was moved has its price under; undefined where nobody knows one. A token is what its contract is: what it
 * calls itself says nothing of what it is worth.
 *
 * @param contract address of the token's contract in any case; undefined for native coin
 */
export function pricedSymbolOf({ coin, currency, tokens }: Network, contract?: string): string | undefined {
  if (contract === undefined) return coin.price && currency;
  return tokens.find((known) => sameAddress(known.contract, contract))?.symbol;
}
