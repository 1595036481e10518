import type { z } from 'zod';
import { browserStore } from './browserStore.ts';
import { unstoredLists } from './unstoredLists.ts';

/** An item of a list that this browser stores for a user. */
interface StoredItem {
  readonly id: string;
  readonly user_id: string;
  /** Milliseconds since 1970. */
  readonly written_at: number;
}

/** Applies changes to a list, the oldest first. */
function withChanges<Item extends StoredItem>(
  list: readonly Item[],
  changes: ReadonlyMap<string, Item | undefined>,
): readonly Item[] {
  return [...list.filter(({ id }) => !changes.has(id)), ...changes.values()]
    .filter((item) => item !== undefined)
    .toSorted((one, other) => one.written_at - other.written_at);
}

/**
 * A list that this browser stores for each user, live in all tabs. Where its storage is full or blocked the
 * tab continues from memory, and warns the user before anything is signed (`unstoredLists`).
 */
export class StoredList<Item extends StoredItem> {
  readonly #name: string;
  readonly #schema: z.ZodType<Item>;
  readonly #listeners = new Set<() => void>();
  readonly #none: readonly Item[] = [];
  /** Last list read, by user: React needs the same list for the same text. */
  readonly #read = new Map<string, { readonly text: string | null; readonly list: readonly Item[] }>();
  /**
   * Changes that this browser could not store, by user and id: they override its content; undefined is a
   * removal.
   */
  readonly #unstored = new Map<string, ReadonlyMap<string, Item | undefined>>();

  /** @param name prefix of its keys */
  constructor(name: string, schema: z.ZodType<Item>) {
    this.#name = name;
    this.#schema = schema;
  }

  /** Returns a user's items, the oldest first; the same list until one changes. */
  readonly ofUser = (userId: string): readonly Item[] => {
    const text = browserStore.read(this.#keyOf(userId));
    const known = this.#read.get(userId);
    if (known?.text === text) return known.list;
    const stored = text === null ? this.#none : this.#listOf(text, userId);
    const changes = this.#unstored.get(userId);
    const list = changes ? withChanges(stored, changes) : stored;
    this.#read.set(userId, { text, list });
    return list;
  };

  /** Writes an item, replacing the one with its id. */
  readonly write = (item: Item): void => {
    this.#change(item.user_id, item.id, item);
  };

  readonly remove = (userId: string, id: string): void => {
    this.#change(userId, id, undefined);
  };

  /** Removes all of a user's items. */
  readonly forget = (userId: string): void => {
    this.#read.delete(userId);
    this.#unstored.delete(userId);
    unstoredLists.note(this, userId, false);
    browserStore.remove(this.#keyOf(userId));
    this.#notify();
  };

  /** Calls back on a change, in this tab or another. */
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

  /** Returns the storage key of a user's list. */
  #keyOf(userId: string): string {
    return `${this.#name}.${userId}`;
  }

  /**
   * Writes a change and all earlier ones that could not be stored; failed writes remain in this tab's memory.
   */
  #change(userId: string, id: string, item: Item | undefined): void {
    const changes = new Map(this.#unstored.get(userId)).set(id, item);
    const list = withChanges(this.ofUser(userId), changes);
    const text = JSON.stringify(list);
    browserStore.write(this.#keyOf(userId), text);
    const isStored = browserStore.read(this.#keyOf(userId)) === text;
    if (isStored) this.#unstored.delete(userId);
    else this.#unstored.set(userId, changes);
    unstoredLists.note(this, userId, !isStored);
    this.#read.set(userId, { text: browserStore.read(this.#keyOf(userId)), list });
    this.#notify();
  }

  /** Omits malformed items: another version of the wallet may have stored them. */
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

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
