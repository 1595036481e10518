/**
 * Deals several askers' wishes out in turn, so that one with many takes no more places than another; each
 * thing once.
 */
export function dealt<Thing>(
  things: readonly Thing[],
  askersOf: (thing: Thing) => readonly string[],
): Thing[] {
  const hands = new Map<string, Thing[]>();
  for (const thing of things) {
    for (const asker of askersOf(thing)) hands.set(asker, [...(hands.get(asker) ?? []), thing]);
  }
  const given = new Set<Thing>();
  const longest = Math.max(0, ...[...hands.values()].map((hand) => hand.length));
  for (let turn = 0; turn < longest; turn += 1) {
    for (const hand of hands.values()) {
      const next = hand.find((thing) => !given.has(thing));
      if (next !== undefined) given.add(next);
    }
  }
  return [...given];
}
