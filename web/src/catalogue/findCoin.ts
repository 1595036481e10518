import { tokenCatalogue } from './tokenCatalogue.ts';

/** A coin as lists of prices show it. */
export interface Coin {
  readonly symbol: string;
  readonly name: string;
  /** Character drawn on the coin's disc. */
  readonly icon: string;
  /** Colour of the coin's disc, hex. */
  readonly color: string;
}

/** Coins that are priced but not in the token catalogue. */
const others: readonly Coin[] = [
  { symbol: 'USDC', name: 'USD Coin', icon: '$', color: '#2775CA' },
  { symbol: 'DAI', name: 'Dai', icon: '◈', color: '#B7791F' },
];

/**
 * The coin with a symbol, as the token catalogue draws it.
 *
 * @throws TypeError for a symbol that is in no list
 */
export function findCoin(symbol: string): Coin {
  const coin = [...tokenCatalogue, ...others].find((candidate) => candidate.symbol === symbol);
  if (!coin) throw new TypeError(`There is no coin ${symbol}`);
  const { name, icon, color } = coin;
  return { symbol, name, icon, color };
}
