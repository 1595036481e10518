import { confusableSkeleton } from './confusableSkeleton.ts';

/** Symbols of a list by skeleton, computed once for the lifetime of the list. */
const listSkeletons = new WeakMap<readonly string[], ReadonlyMap<string, string>>();

function skeletonsOf(symbols: readonly string[]): ReadonlyMap<string, string> {
  let skeletons = listSkeletons.get(symbols);
  if (!skeletons) {
    // Of several with the same skeleton the first counts.
    skeletons = new Map(symbols.toReversed().map((symbol) => [confusableSkeleton(symbol), symbol]));
    listSkeletons.set(symbols, skeletons);
  }
  return skeletons;
}

/**
 * Finds the known symbol that an unverified token's symbol resembles.
 *
 * @param symbol as its contract states it
 * @param known symbols of coins and listed tokens
 * @returns the known symbol; undefined where it resembles none
 */
export function findLookalikeSymbol(symbol: string, known: readonly string[]): string | undefined {
  const skeleton = confusableSkeleton(symbol);
  return skeleton === '' ? undefined : skeletonsOf(known).get(skeleton);
}
