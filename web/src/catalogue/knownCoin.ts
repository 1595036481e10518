import { listedPicture, type AssetPicture } from './listedPicture.ts';
import { tokenCatalogue } from './tokenCatalogue.ts';

/** A coin as lists of prices show it. */
export interface Coin {
  readonly symbol: string;
  readonly name: string;
  readonly picture: AssetPicture;
  /** Character drawn on the coin's disc. */
  readonly icon: string;
  /** Color of the coin's disc, hex. */
  readonly color: string;
}

/** Coins that are priced but not in the token catalogue. */
const others: readonly Omit<Coin, 'picture'>[] = [
  { symbol: 'USDC', name: 'USD Coin', icon: '$', color: '#2775CA' },
  { symbol: 'DAI', name: 'Dai', icon: '◈', color: '#B7791F' },
];

/**
 * Returns the coin with a symbol, as the token catalogue draws it; undefined for a symbol that is in no list.
 */
export function knownCoin(symbol: string): Coin | undefined {
  const coin = [...tokenCatalogue, ...others].find((candidate) => candidate.symbol === symbol);
  return (
    coin && { symbol, name: coin.name, picture: listedPicture(symbol), icon: coin.icon, color: coin.color }
  );
}
