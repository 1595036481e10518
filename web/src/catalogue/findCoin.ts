import { knownCoin, type Coin } from './knownCoin.ts';

/**
 * Returns the coin with a symbol, as the token catalogue draws it.
 *
 * @throws TypeError for a symbol that is in no list
 */
export function findCoin(symbol: string): Coin {
  const coin = knownCoin(symbol);
  if (!coin) throw new TypeError(`There is no coin ${symbol}`);
  return coin;
}
