import type { z } from 'zod';
import { browserStore } from './browserStore.ts';

/** What stands in a list that this browser keeps for a user. */
interface KeptItem {
  readonly id: string;
  readonly user_id: string;
  /** Milliseconds since 1970. */
  readonly written_at: number;
}

/** A list that this browser keeps for each user, live in all tabs. */
export class KeptList<Item extends KeptItem> {
  readonly #name: string;
  readonly #schema: z.ZodType<Item>;
  readonly #listeners = new Set<() => void>();
  readonly #none: readonly Item[] = [];
  /** What was read last, by user: React wants the same list for the same text, and a browser that keeps nothing has it here alone. */
  readonly #read = new Map<string, { readonly text: string; readonly list: readonly Item[] }>();

  /** @param name what its keys begin with */
  constructor(name: string, schema: z.ZodType<Item>) {
    this.#name = name;
    this.#schema = schema;
  }

  /** Of a user, the oldest first; the same list until one changes. */
  readonly ofUser = (userId: string): readonly Item[] => {
    const text = browserStore.read(this.#keyOf(userId));
    const known = this.#read.get(userId);
    if (text === null) return known && !known.text ? known.list : this.#none;
    if (known?.text === text) return known.list;
    const list = this.#listOf(text, userId);
    this.#read.set(userId, { text, list });
    return list;
  };

  /** Writes one down, in the place of the one with its id. */
  readonly write = (item: Item): void => {
    const others = this.ofUser(item.user_id).filter(({ id }) => id !== item.id);
    this.#keep(item.user_id, [...others, item]);
  };

  readonly remove = (userId: string, id: string): void => {
    this.#keep(
      userId,
      this.ofUser(userId).filter((item) => item.id !== id),
    );
  };

  /** Forgets all of a user's. */
  readonly forget = (userId: string): void => {
    this.#read.delete(userId);
    browserStore.remove(this.#keyOf(userId));
    this.#tell();
  };

  /** Calls back when one changes, in this tab or another. */
  readonly subscribe = (listener: () => void): (() => void) => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith(this.#keyOf(''))) listener();
    };
    this.#listeners.add(listener);
    window.addEventListener('storage', onStorage);
    return () => {
      this.#listeners.delete(listener);
      window.removeEventListener('storage', onStorage);
    };
  };

  /** Where this browser keeps a user's. */
  #keyOf(userId: string): string {
    return `${this.#name}.${userId}`;
  }

  #keep(userId: string, unsorted: readonly Item[]): void {
    const list = unsorted.toSorted((one, other) => one.written_at - other.written_at);
    const text = JSON.stringify(list);
    browserStore.write(this.#keyOf(userId), text);
    const isKept = browserStore.read(this.#keyOf(userId)) === text;
    // Of what the browser does not keep, this tab knows at least.
    this.#read.set(userId, { text: isKept ? text : '', list });
    this.#tell();
  }

  /** What is none is left out: who knows what other versions of the wallet have kept. */
  #listOf(text: string, userId: string): readonly Item[] {
    let rows: unknown;
    try {
      rows = JSON.parse(text);
    } catch {
      return this.#none;
    }
    if (!Array.isArray(rows)) return this.#none;
    return rows
      .flatMap((row) => this.#schema.safeParse(row).data ?? [])
      .filter((item) => item.user_id === userId)
      .toSorted((one, other) => one.written_at - other.written_at);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
