import { confusableSkeleton } from './confusableSkeleton.ts';

/** The symbols of a list by their looks, made once for as long as the list lasts. */
const listLooks = new WeakMap<readonly string[], ReadonlyMap<string, string>>();

function looksOf(symbols: readonly string[]): ReadonlyMap<string, string> {
  let looks = listLooks.get(symbols);
  if (!looks) {
    // Of several that look alike the first counts.
    looks = new Map(symbols.toReversed().map((symbol) => [confusableSkeleton(symbol), symbol]));
    listLooks.set(symbols, looks);
  }
  return looks;
}

/**
 * Whether a token that nobody vouches for has a symbol that looks like one of those that are known.
 *
 * @param symbol what its contract says
 * @param known symbols of coins and listed tokens
 * @returns the known symbol; undefined where it is like none
 */
export function findLookalikeSymbol(symbol: string, known: readonly string[]): string | undefined {
  const look = confusableSkeleton(symbol);
  return look === '' ? undefined : looksOf(known).get(look);
}
