/** Set of at most `max` values: a new one displaces the least recently used one, by `has` and `add`. */
export class LruSet<Value> extends Set<Value> {
  readonly #max: number;

  constructor(max: number) {
    super();
    this.#max = max;
  }

  override has(value: Value): boolean {
    const isIncluded = super.has(value);
    // A set's order is that of its insertions.
    if (isIncluded) this.add(value);
    return isIncluded;
  }

  override add(value: Value): this {
    this.delete(value);
    super.add(value);
    if (this.size <= this.#max) return this;
    const oldest = this.values().next();
    if (oldest.done !== true) this.delete(oldest.value);
    return this;
  }
}
