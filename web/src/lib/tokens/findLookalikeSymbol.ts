import { confusableSkeleton } from './confusableSkeleton.ts';

/** Symbols of a list by skeleton, computed once for the lifetime of the list. */
const listLooks = new WeakMap<readonly string[], ReadonlyMap<string, string>>();

function looksOf(symbols: readonly string[]): ReadonlyMap<string, string> {
  let looks = listLooks.get(symbols);
  if (!looks) {
    // Of several with the same skeleton the first counts.
    looks = new Map(symbols.toReversed().map((symbol) => [confusableSkeleton(symbol), symbol]));
    listLooks.set(symbols, looks);
  }
  return looks;
}

/**
 * Finds the known symbol that an unverified token's symbol resembles.
 *
 * @param symbol as its contract states it
 * @param known symbols of coins and listed tokens
 * @returns the known symbol; undefined where it resembles none
 */
export function findLookalikeSymbol(symbol: string, known: readonly string[]): string | undefined {
  const look = confusableSkeleton(symbol);
  return look === '' ? undefined : looksOf(known).get(look);
}
