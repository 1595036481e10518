import type { Transaction } from './Transaction.ts';

/** Transaction and its position in the history. */
export interface HistoryEntry {
  readonly id: string;
  /** Undefined for an unreadable record: it still counts at the edges of its page. */
  readonly transaction: Transaction | undefined;
  /** Text that sorts as the server does: by time, then by id. */
  readonly position: string;
}

/** Entries of one page of the history, newest first. */
export interface HistoryPage {
  readonly entries: readonly HistoryEntry[];
  /** True if it has as many entries as a page can, so that others may have been pushed out at its lower end. */
  readonly isFull: boolean;
}

/**
 * Joins the pages of a history, each of which has its own listener.
 *
 * A page starts at a fixed position and has a fixed length. A new transaction therefore pushes the last one out of the first page, and the
 * next page does not contain it: it stays here. A deleted one leaves its page above the lower end, and is removed.
 */
export class HistoryRows {
  readonly #entries = new Map<string, HistoryEntry>();
  /** Cached until a page changes, so that everything derived from ten thousand rows is computed once as well. */
  #inOrder: readonly Transaction[] | undefined;
  /** Position of the last entry of `#inOrder`, including unreadable ones; undefined if unknown. */
  #lowest: string | undefined;

  /** Replaces a page's earlier entries by its current ones. */
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

  /** Checks that entries are below all others and in order: then they are appended without sorting. */
  #isBelowAll(entries: readonly HistoryEntry[]): boolean {
    let above = this.#lowest;
    for (const { id, position } of entries) {
      if (above === undefined || position >= above || this.#entries.has(id)) return false;
      above = position;
    }
    return entries.length > 0;
  }

  /** Returns every readable transaction, newest first. */
  newestFirst(): readonly Transaction[] {
    if (this.#inOrder === undefined) {
      // Pages are already in order: nearly sorted input takes one pass.
      const entries = [...this.#entries.values()].sort((one, other) =>
        one.position < other.position ? 1 : -1,
      );
      this.#inOrder = readable(entries);
      this.#lowest = entries.at(-1)?.position;
    }
    return this.#inOrder;
  }

  /** Number of records, including unreadable ones. */
  get size(): number {
    return this.#entries.size;
  }

  /** Number of unreadable records. */
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
