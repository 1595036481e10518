import { CursorMovedError } from '../services/scanner/CursorMovedError.ts';
import type { ScanCursor } from '../services/scanner/ScanCursor.ts';
import type { ScanEvent } from '../services/scanner/ScanEvent.ts';
import type { ScanLimits } from '../services/scanner/scanLimits.ts';
import type { ScanStore } from '../services/scanner/ScanStore.ts';

/** Limits of Firestore: a document, the writes of a transaction besides the cursor's, and their bytes. */
const FIRESTORE: ScanLimits = { eventBytes: 1_048_576, eventsPerCommit: 499, commitBytes: 10_485_760 };

/** Events that are read at once. */
const MAX_PENDING = 50;

/** A scan's cursor and events as a database has them: as JSON, and within limits. */
export class MemoryScanStore implements ScanStore {
  /** Number of commits with events that were not pending yet. */
  partialCommits = 0;
  readonly #limits: ScanLimits;
  #cursor: string | undefined;
  readonly #events = new Map<number, string>();

  constructor(limits: ScanLimits = FIRESTORE) {
    this.#limits = limits;
  }

  load(): Promise<ScanCursor | undefined> {
    return Promise.resolve(this.cursor);
  }

  /** The stored cursor. */
  get cursor(): ScanCursor | undefined {
    return this.#cursor === undefined ? undefined : (JSON.parse(this.#cursor) as ScanCursor);
  }

  commit(cursor: ScanCursor, events: readonly ScanEvent[]): Promise<void> {
    if (cursor.revision !== (this.cursor?.revision ?? 0) + 1) return Promise.reject(new CursorMovedError());
    const stored = JSON.stringify(cursor);
    const added = events.map((event) => [event.sequence, JSON.stringify(event)] as const);
    const sizes = added.map(([, json]) => json.length);
    const { eventBytes, eventsPerCommit, commitBytes } = this.#limits;
    if (
      events.length > eventsPerCommit ||
      sizes.some((size) => size > eventBytes) ||
      sizes.reduce((sum, size) => sum + size, stored.length) > commitBytes
    )
      return Promise.reject(new RangeError('the commit is too large'));
    this.#cursor = stored;
    for (const [sequence, json] of added) this.#events.set(sequence, json);
    if (added.some(([sequence]) => sequence > cursor.sequence)) this.partialCommits += 1;
    return Promise.resolve();
  }

  pending(): Promise<readonly ScanEvent[]> {
    const reached = this.cursor?.sequence ?? 0;
    const sequences = [...this.#events.keys()].filter((sequence) => sequence <= reached);
    const first = sequences.toSorted((one, other) => one - other).slice(0, MAX_PENDING);
    return Promise.resolve(
      first.map((sequence) => JSON.parse(this.#events.get(sequence) ?? '') as ScanEvent),
    );
  }

  acknowledge(sequence: number): Promise<void> {
    for (const known of [...this.#events.keys()]) if (known <= sequence) this.#events.delete(known);
    return Promise.resolve();
  }
}
