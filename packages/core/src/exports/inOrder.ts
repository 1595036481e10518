/** Sorts by texts, by code units: the same on every machine, in every language. */
export function inOrder<T>(items: readonly T[], keysOf: (item: T) => readonly string[]): T[] {
  return items
    .map((item) => ({ item, keys: keysOf(item) }))
    .sort((one, other) => compare(one.keys, other.keys))
    .map(({ item }) => item);
}

function compare(one: readonly string[], other: readonly string[]): number {
  for (const [index, key] of one.entries()) {
    const against = other[index] ?? '';
    if (key !== against) return key < against ? -1 : 1;
  }
  return 0;
}
