/** Number of records of one kind, and their share of all. */
export interface Share<Kind> {
  readonly kind: Kind;
  readonly count: number;
  /** Whole percent, rounded; the percentages of all shares need not add up to 100. */
  readonly percent: number;
}

/**
 * Counts records by kind, most frequent first.
 *
 * @param keyOf identifies a kind
 */
export function sharesOf<Item, Kind>(
  items: readonly Item[],
  kindOf: (item: Item) => Kind,
  keyOf: (kind: Kind) => string,
): readonly Share<Kind>[] {
  const counts = new Map<string, { kind: Kind; count: number }>();
  for (const item of items) {
    const kind = kindOf(item);
    const entry = counts.get(keyOf(kind)) ?? { kind, count: 0 };
    entry.count += 1;
    counts.set(keyOf(kind), entry);
  }
  return [...counts.values()]
    .sort((one, other) => other.count - one.count)
    .map(({ kind, count }) => ({ kind, count, percent: Math.round((100 * count) / items.length) }));
}
