/** Weight of values, such as their number of items, and the maximum of all together. */
interface Weight<Value> {
  readonly max: number;
  readonly of: (value: Value) => number;
}

/**
 * Map of at most `max` entries: a new one displaces the least recently used one, by `get` and `set`.
 *
 * `lru-cache` would reserve the memory of all entries at once, for each network of an instance.
 */
export class LruMap<Key, Value> extends Map<Key, Value> {
  readonly #max: number;
  readonly #weight: Weight<Value> | undefined;
  #total = 0;

  /** @param weight limits the total weight too; weightless entries are displaced only when there are more than `max`. A value's weight must
   *   not change */
  constructor(max: number, weight?: Weight<Value>) {
    super();
    this.#max = max;
    this.#weight = weight;
  }

  override get(key: Key): Value | undefined {
    const value = super.get(key);
    // A map's order is that of its insertions.
    if (value !== undefined) this.set(key, value);
    return value;
  }

  /** Returns a value without counting that as use. */
  peek(key: Key): Value | undefined {
    return super.get(key);
  }

  override set(key: Key, value: Value): this {
    this.delete(key);
    super.set(key, value);
    this.#total += this.#weightOf(value);
    for (const [oldest, old] of this) {
      const isFull = this.size > this.#max;
      if (!isFull && this.#total <= (this.#weight?.max ?? Infinity)) break;
      if (isFull || this.#weightOf(old) > 0) this.delete(oldest);
    }
    return this;
  }

  override delete(key: Key): boolean {
    const value = super.get(key);
    if (value !== undefined) this.#total -= this.#weightOf(value);
    return super.delete(key);
  }

  override clear(): void {
    this.#total = 0;
    super.clear();
  }

  #weightOf(value: Value): number {
    return this.#weight?.of(value) ?? 0;
  }
}
