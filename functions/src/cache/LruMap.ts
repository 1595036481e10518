/**
 * Map of at most `max` entries: a new one displaces the least recently used one, by `get` and `set`.
 *
 * `lru-cache` would reserve the memory of all entries at once, for each network of an instance.
 */
export class LruMap<Key, Value> extends Map<Key, Value> {
  readonly #max: number;

  constructor(max: number) {
    super();
    this.#max = max;
  }

  override get(key: Key): Value | undefined {
    const value = super.get(key);
    // A map's order is that of its insertions.
    if (value !== undefined) this.set(key, value);
    return value;
  }

  override set(key: Key, value: Value): this {
    this.delete(key);
    super.set(key, value);
    if (this.size <= this.#max) return this;
    const oldest = this.keys().next();
    if (oldest.done !== true) this.delete(oldest.value);
    return this;
  }
}
