import { CursorMovedError } from '../services/scanner/CursorMovedError.ts';
import type { ScanCursor } from '../services/scanner/ScanCursor.ts';
import type { ScanEvent } from '../services/scanner/ScanEvent.ts';
import type { ScanStore } from '../services/scanner/ScanStore.ts';

/** A scan's cursor and events as a database has them: as JSON. */
export class MemoryScanStore implements ScanStore {
  #cursor: string | undefined;
  #events: readonly { readonly sequence: number; readonly json: string }[] = [];

  load(): Promise<ScanCursor | undefined> {
    return Promise.resolve(this.cursor);
  }

  /** The stored cursor. */
  get cursor(): ScanCursor | undefined {
    return this.#cursor === undefined ? undefined : (JSON.parse(this.#cursor) as ScanCursor);
  }

  commit(cursor: ScanCursor, events: readonly ScanEvent[]): Promise<void> {
    if (cursor.revision !== (this.cursor?.revision ?? 0) + 1) return Promise.reject(new CursorMovedError());
    this.#cursor = JSON.stringify(cursor);
    const added = events.map((event) => ({ sequence: event.sequence, json: JSON.stringify(event) }));
    this.#events = [...this.#events, ...added];
    return Promise.resolve();
  }

  pending(): Promise<readonly ScanEvent[]> {
    return Promise.resolve(this.#events.map(({ json }) => JSON.parse(json) as ScanEvent));
  }

  acknowledge(sequence: number): Promise<void> {
    this.#events = this.#events.filter((event) => event.sequence > sequence);
    return Promise.resolve();
  }
}
