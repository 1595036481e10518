import { networks } from '@everything-wallet/core/networks/networks';
import { tokenCatalogue } from './tokenCatalogue.ts';

/** Symbols of the coins and tokens that the wallet comes with: what looks like one of them and is none pretends to be it. */
export const bundledSymbols: readonly string[] = [
  ...networks.flatMap(({ currency, tokens }) => [currency, ...tokens.map(({ symbol }) => symbol)]),
  ...tokenCatalogue.map(({ symbol }) => symbol),
];
