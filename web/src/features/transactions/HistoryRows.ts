import type { Transaction } from './Transaction.ts';

/** A transaction and where it stands in the history. */
export interface HistoryEntry {
  readonly id: string;
  /** Undefined where the record cannot be read: it has its place all the same, where pages begin and end. */
  readonly transaction: Transaction | undefined;
  /** Texts that sort as the server sorts: by time, then by id. */
  readonly position: string;
}

/** What one page of the history holds, newest first. */
export interface HistoryPage {
  readonly entries: readonly HistoryEntry[];
  /** Whether it holds as many as a page can, so that others may have been pushed out at its lower end. */
  readonly isFull: boolean;
}

/**
 * Joins the pages of a history, each of which is listened to on its own.
 *
 * A page begins at a fixed place and has a fixed length. A new transaction therefore pushes the last one out of the
 * first page, and the next page does not take it up: it is kept here. One that was deleted leaves its page from above
 * the lower end, and goes.
 */
export class HistoryRows {
  readonly #entries = new Map<string, HistoryEntry>();
  /** Made once for as long as no page says anything else: what is made of ten thousand rows is then made once as well. */
  #inOrder: readonly Transaction[] | undefined;
  /** The position of the last entry of `#inOrder`, with those that cannot be read; undefined where it is not known. */
  #lowest: string | undefined;

  /** Takes up what a page holds now, in place of what it held before. */
  replace(before: HistoryPage | undefined, now: HistoryPage): void {
    if (before && isSame(before, now)) return;
    const isNextPage = before === undefined && this.#isBelowAll(now.entries);
    this.#inOrder = isNextPage && this.#inOrder ? [...this.#inOrder, ...readable(now.entries)] : undefined;
    this.#lowest = this.#inOrder && now.entries.at(-1)?.position;
    const ids = new Set(now.entries.map(({ id }) => id));
    const end = now.entries.at(-1);
    for (const { id, position } of before?.entries ?? []) {
      const isPushedOut = now.isFull && end !== undefined && position < end.position;
      if (!ids.has(id) && !isPushedOut) this.#entries.delete(id);
    }
    for (const entry of now.entries) this.#entries.set(entry.id, entry);
  }

  /** Whether entries stand below all that are held, each below the one before it: then they are added at the end, and nothing is sorted. */
  #isBelowAll(entries: readonly HistoryEntry[]): boolean {
    let above = this.#lowest;
    for (const { id, position } of entries) {
      if (above === undefined || position >= above || this.#entries.has(id)) return false;
      above = position;
    }
    return entries.length > 0;
  }

  /** Every transaction that can be read, newest first. */
  newestFirst(): readonly Transaction[] {
    if (this.#inOrder === undefined) {
      // Page stands below page already: what is nearly in order is sorted in one pass.
      const entries = [...this.#entries.values()].sort((one, other) =>
        one.position < other.position ? 1 : -1,
      );
      this.#inOrder = readable(entries);
      this.#lowest = entries.at(-1)?.position;
    }
    return this.#inOrder;
  }

  /** How many records it holds, with those that cannot be read. */
  get size(): number {
    return this.#entries.size;
  }

  /** How many records cannot be read. */
  get unreadable(): number {
    return this.size - this.newestFirst().length;
  }
}

function readable(entries: readonly HistoryEntry[]): Transaction[] {
  return entries.flatMap(({ transaction }) => transaction ?? []);
}

function isSame(before: HistoryPage, now: HistoryPage): boolean {
  return (
    before.isFull === now.isFull &&
    before.entries.length === now.entries.length &&
    before.entries.every((entry, index) => entry === now.entries[index])
  );
}
