/** Maximum size of a group. */
interface GroupSize {
  readonly items?: number;
  /** Bytes of the items as a list in JSON. */
  readonly bytes: number;
}

/** Divides items into groups of a maximum size, in their order. An item that is larger than a group is one alone. */
export function* inSizedGroups<Item>(
  items: Iterable<Item>,
  { items: most = Infinity, bytes: maxBytes }: GroupSize,
): Generator<Item[]> {
  let group: Item[] = [];
  let bytes = 1;
  for (const item of items) {
    const comma = 1;
    const added = Buffer.byteLength(JSON.stringify(item)) + comma;
    if (group.length >= most || (group.length > 0 && bytes + added > maxBytes)) {
      yield group;
      group = [];
      bytes = 1;
    }
    group.push(item);
    bytes += added;
  }
  if (group.length > 0) yield group;
}
