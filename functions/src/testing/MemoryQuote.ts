import type { Quote, Turn } from '../data/sharedQuote.ts';

/** State shared by instances about one source, in memory. */
export class MemoryQuote<Value> {
  #quote: Quote<Value> | undefined;
  #nextAt = 0;

  takeTurn(at: number, restMs: number): Promise<Turn<Value>> {
    const isOurs = at >= this.#nextAt;
    if (isOurs) this.#nextAt = at + restMs;
    return Promise.resolve({ quote: this.#quote, isOurs, nextAt: this.#nextAt });
  }

  endTurn(next: Quote<Value> | undefined, at: number): Promise<void> {
    this.#quote = next ?? this.#quote;
    this.#nextAt = at;
    return Promise.resolve();
  }

  /** Changes the value, and not of when it is. */
  change(changed: (value: Value | undefined) => Value): void {
    this.#quote = { value: changed(this.#quote?.value), asOf: this.#quote?.asOf ?? -Infinity };
  }
}
