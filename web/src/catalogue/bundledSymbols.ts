import { networks } from '@everything-wallet/core/networks/networks';
import { marketTokens } from '@everything-wallet/core/tokens/marketTokens';
import { tokenCatalogue } from './tokenCatalogue.ts';

/**
 * Symbols of the coins and tokens that are part of the wallet: a token that resembles one of them without
 * being it is a lookalike.
 */
export const bundledSymbols: readonly string[] = [
  ...networks.flatMap(({ id, currency }) => [currency, ...marketTokens(id).map(({ symbol }) => symbol)]),
  ...tokenCatalogue.map(({ symbol }) => symbol),
];
