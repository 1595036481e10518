import { parseJson } from './parseJson.ts';

/** A value in localStorage, or in memory where the browser blocks or fills that. */
export class StoredJson {
  readonly #key: string;
  #memory: string | undefined;

  constructor(key: string) {
    this.#key = key;
  }

  /** Value that any program may have written; undefined without one. */
  read(): unknown {
    return parseJson(() => this.#memory ?? localStorage.getItem(this.#key));
  }

  /** @param value Undefined deletes it. */
  write(value: unknown): void {
    const text = JSON.stringify(value) as string | undefined;
    this.#memory = undefined;
    try {
      if (text !== undefined) {
        localStorage.setItem(this.#key, text);
        return;
      }
    } catch {
      // Full or blocked. The old value must not stay for the next page, so it is deleted below.
      this.#memory = text;
    }
    try {
      localStorage.removeItem(this.#key);
    } catch {
      this.#memory ??= 'null';
    }
  }
}
